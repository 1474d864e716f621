import type { DemoSection } from '../../../types.ts';

export const responding: DemoSection = {
  title: 'Responses that are worth their price',
  lectures: [
    {
      slug: 'choosing-a-response',
      title: 'Choosing a response',
      scenes: [
        {
          slide: {
            kind: 'table',
            heading: 'Four responses to a threat',
            columns: [
              ['Response', 2],
              ['What it does', 4],
              ['At Calder Street', 5],
            ],
            rows: [
              ['Avoid', 'Removes the cause', 'Move the lift shaft away from the old trench'],
              ['Reduce', 'Less likely, or less harm', 'Radar survey before digging'],
              ['Transfer', 'Others pay', 'Supplier replaces paving at its own cost'],
              ['Accept', 'We decide to live with it', 'Money or days held in reserve'],
            ],
          },
          narration: [
            'There are four responses to a threat. Try them in this order. First avoid: remove the cause. Amara could move the lift shaft away from the old trench. It would need new drawings and cost three months, so not this time.',
            'Second, reduce. Make the event less likely, or the harm smaller. A radar survey finds most cables before the digger does.',
            'Third, transfer. Someone else pays, through a contract or insurance. The paving supplier replaces a wrong delivery at its own cost.',
            'Fourth, accept. That is a real response when it is a decision, with an owner and something in reserve.',
          ],
        },
        {
          slide: {
            kind: 'points',
            heading: 'And for opportunities',
            points: [
              'Exploit: make sure that it happens',
              'Enhance: make it more likely',
              'Share: gain it together with someone',
              'Next door: share the crane, save £60,000',
            ],
          },
          narration: [
            'Opportunities belong in the register too. Exploit one, enhance it, or share it. The contractor next door has a crane in April.',
            'If the dates match, four chances in ten, sharing it saves £60,000. That is an exposure of £24,000 in our favour. One telephone call may raise the chance.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Money moves, delay stays',
            mistake: '“The delay is the supplier’s risk. It is in the contract.”',
            better:
              'The contract pays damages of £2,000 a day. The opening is still late, and the promise was ours.',
          },
          narration: [
            'The common mistake is to believe that a contract transfers delay. The supplier pays damages of £2,000 a day. A day costs us £12,000, and the opening is late all the same.',
            'Transfer moves money. The deadline stays with the person who promised it.',
          ],
        },
      ],
    },
    {
      slug: 'is-it-worth-the-price',
      title: 'Is it worth the price?',
      scenes: [
        {
          slide: {
            kind: 'sum',
            heading: 'The radar survey, worked out',
            lines: [
              ['Exposure before', '40% × £180,000', '£72,000'],
              ['Exposure after', '10% × £180,000', '£18,000'],
              ['Exposure removed', '£72,000 − £18,000', '£54,000'],
              ['Price of survey', 'three nights on site', '£14,000'],
            ],
            result: ['Worth on average', '£40,000'],
          },
          narration: [
            'A response costs money, so ask what it buys. Colin wants a radar survey for £14,000. Is it worth it?',
            'Before the survey, the exposure is £72,000. Afterwards, if the survey finds what is there, the route is adjusted on paper. One chance in ten remains, for cables too deep for radar. That is £18,000.',
            'The survey removes £54,000 of exposure, and costs £14,000.',
            'On average it is worth £40,000. Colin orders it the same day.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'All four, side by side',
            columns: [
              ['Risk and response', 5],
              ['Before', 2],
              ['After', 2],
              ['Price', 2],
              ['Worth', 2],
            ],
            rows: [
              ['R1 radar survey', '£72,000', '£18,000', '£14,000', '£40,000'],
              ['R2 book the test bay now', '£45,000', '£22,500', '£6,000', '£16,500'],
              ['R3 book a second weekend', '£48,000', '£18,000', '£8,000', '£22,000'],
              ['R4 send an inspector to the quarry', '£15,000', '£3,000', '£19,000', '−£7,000'],
            ],
          },
          narration: [
            'Do it for all four. Booking the test bay costs £6,000 and halves the chance that the lifts wait.',
            'A second weekend on the track costs £8,000 to book. The first may still be lost, but then it costs £90,000 instead of £240,000.',
            'An inspector at the quarry would cost £19,000 to remove £12,000 of exposure. That one is a loss. Amara accepts the paving risk, and writes down why.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Action without arithmetic',
            mistake: 'Every red or amber line gets an action, because an empty cell looks careless.',
            better:
              'An action has a price and an effect on probability or cost. If it has no effect, it is not a response.',
          },
          narration: [
            'The common mistake is to give every line an action, because an empty cell looks careless. Monitor closely is not a response. It changes neither the probability nor the cost.',
          ],
        },
      ],
    },
    {
      slug: 'what-is-left-and-what-is-new',
      title: 'What is left, and what is new',
      scenes: [
        {
          slide: {
            kind: 'matrix',
            heading: 'After the responses',
            across: { title: 'Impact', labels: ['1', '2', '3', '4', '5'] },
            up: { title: 'Probability', labels: ['1', '2', '3', '4', '5'] },
            items: [
              { mark: 'R1', label: 'Cables: 10% of £180,000', x: 3.75, y: 2 },
              { mark: 'R2', label: 'Lifts: 15% of £150,000', x: 4.25, y: 2 },
              { mark: 'R3', label: 'Weekend: 20% of £90,000', x: 3, y: 2 },
              { mark: 'R4', label: 'Paving: 50% of £30,000, accepted', x: 2, y: 4 },
            ],
          },
          narration: [
            'What remains after a response is the residual risk. Score it as carefully as the first one. The cables move down to a chance of ten per cent. The damage, if they are there, is as large as before.',
            'The lifts go from thirty per cent to fifteen.',
            'The weekend moves to the left: equally likely, but cheaper.',
            'And the paving stays where it was, because we accepted it.',
          ],
        },
        {
          slide: {
            kind: 'sum',
            heading: 'What £28,000 bought',
            lines: [
              ['Exposure before', '72 + 45 + 48 + 15', '£180,000'],
              ['Exposure after', '18 + 22.5 + 18 + 15', '£73,500'],
              ['Removed', '£180,000 − £73,500', '£106,500'],
              ['Price', '14 + 6 + 8', '£28,000'],
            ],
            result: ['Net worth of three responses', '£78,500'],
          },
          narration: [
            'Now add up. The exposure was £180,000 before.',
            'It is £73,500 after.',
            'The three responses removed £106,500, and cost £28,000. That is a sentence a sponsor understands.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Responses bring risks of their own',
            mistake: 'The survey runs for three nights. Nobody asked the neighbours.',
            better:
              'New line, R5: because radar works at night, residents may complain, and the council could stop the work.',
          },
          narration: [
            'A response can create a new risk. We call it secondary. The radar survey runs at night, and residents may complain.',
            'The common mistake is to stop at the first response. Ask what could go wrong with it, and add a line. Amara writes to forty households a week before. That costs an afternoon.',
          ],
        },
      ],
    },
    {
      slug: 'how-much-reserve',
      title: 'How much reserve?',
      scenes: [
        {
          slide: {
            kind: 'sum',
            heading: 'The chance that nothing happens',
            lines: [
              ['Cables stay away', '90%', '0.90'],
              ['Lifts on time as well', '0.90 × 85%', '0.77'],
              ['Weekend kept as well', '0.77 × 80%', '0.61'],
              ['Paving right as well', '0.61 × 50%', '0.31'],
            ],
            result: ['At least one happens', '69%'],
          },
          narration: [
            'Grace, the sponsor, asks how much to hold in reserve. Begin with a question: how likely is it that we need nothing? The cables stay away with ninety per cent.',
            'The lifts are on time as well: ninety times eighty-five per cent, about seventy-seven.',
            'The weekend is kept as well: sixty-one.',
            'And the paving is right as well: thirty-one per cent. This assumes that the four have nothing to do with each other.',
            'So in seven projects out of ten, at least one of them happens. A reserve of zero is a decision to ask for more money later.',
          ],
        },
        {
          slide: {
            kind: 'table',
            heading: 'Three sizes of reserve',
            columns: [
              ['Reserve', 2],
              ['Covers', 6],
            ],
            rows: [
              ['£73,500', 'The average. Not enough for R1, R2 or R3 on its own'],
              ['£180,000', 'The worst single risk, or R2 and R4 together'],
              ['£450,000', 'All four at once: about one case in 670'],
            ],
          },
          narration: [
            'The average, £73,500, is a poor reserve for four risks. If any of the large three happens, it is not enough.',
            'At £180,000, the worst single risk is covered, and so is the likely pair, lifts and paving.',
            'At £450,000 all four are covered. They happen together about once in six hundred and seventy projects. That money could do more elsewhere.',
            'Grace chooses £180,000. The choice is hers. Our part was to show what each sum buys.',
          ],
        },
        {
          slide: {
            kind: 'contrast',
            heading: 'Ten per cent on top',
            mistake: '“We always add ten per cent.” Here that is £640,000, and nobody can say for what.',
            better: 'A reserve names the risks it is for. When a risk closes, its share goes back.',
          },
          narration: [
            'The common mistake is ten per cent on top. Here that would be £640,000, and nobody could say for what. Such money is either taken away, or spent on something else.',
          ],
        },
        {
          slide: {
            kind: 'exercise',
            minutes: 30,
            steps: [
              'Choose a response for each of your two largest risks',
              'Work out exposure before, after, and the price',
              'Name one secondary risk',
              'Propose a reserve in one sentence, with what it covers',
            ],
          },
          narration: [
            'Take thirty minutes. Choose a response for your two largest risks, and enter before, after and price in the calculator.',
            'Name one secondary risk. Then write one sentence to your sponsor: we propose this reserve, and it covers the following.',
          ],
        },
      ],
    },
  ],
};
