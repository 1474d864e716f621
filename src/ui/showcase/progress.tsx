import { Card } from '../display/card.tsx';
import { Steps } from '../navigation/steps.tsx';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { Rail, type RailItem } from '../progress/rail.tsx';
import { RailProgress } from '../progress/rail-progress.tsx';
import { Spinner } from '../states/spinner.tsx';
import { Row, Specimen } from './specimen.tsx';

const stages: RailItem[] = [
  { key: 'brief', label: 'Brief', hint: '12 March', state: 'done', to: '/design#progress' },
  { key: 'plan', label: 'Plan', hint: '2 April', state: 'done' },
  { key: 'build', label: 'Build', hint: 'In progress', state: 'current' },
  { key: 'check', label: 'Check', hint: '9 June', state: 'ahead' },
  { key: 'hand-over', label: 'Hand over', hint: '30 June', state: 'ahead' },
];

const stopsDone = (done: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ length: 1, isDone: index < done }));

export function Progress() {
  return (
    <Specimen title="Progress">
      <Card padding="lg">
        <Rail label="Stages" items={stages} />
      </Card>
      <div className="grid gap-4 md:grid-cols-2">
        <Card padding="lg">
          <Rail label="Stages, downwards" items={stages} orientation="vertical" />
        </Card>
        <Card padding="lg" className="grid content-start gap-6">
          <RailProgress label="Just begun" value={0} stops={stopsDone(0, 5)} showValue />
          <RailProgress label="Under way" value={58} stops={stopsDone(7, 12)} showValue />
          <RailProgress label="Arrived" value={100} stops={stopsDone(4, 4)} showValue />
          <ProgressBar label="Uploading" value={34} showLabel />
          <ProgressBar label="Preparing" value={null} showLabel />
          <ProgressBar label="Score beside the pass mark" value={82} mark={70} showLabel />
        </Card>
      </div>
      <Card>
        <Steps
          label="Payment"
          current={1}
          steps={[{ label: 'Basket' }, { label: 'Payment' }, { label: 'Receipt' }]}
        />
      </Card>
      <Row name="Spinner">
        <Spinner label="Loading…" size="sm" />
        <Spinner label="Loading entries…" />
        <Spinner label="Verifying…" size="lg" />
      </Row>
    </Specimen>
  );
}
