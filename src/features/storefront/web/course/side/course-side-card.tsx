import { Card } from '../../../../../ui/display/card.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import type { CourseDetail, ViewerState } from '../../../../catalogue/contract.ts';
import { Price } from '../../../../catalogue/web/cards/price.tsx';
import { Thumbnail } from '../../../../catalogue/web/cards/thumbnail.tsx';
import { OfferTerms } from '../../../../coupons/web/offer-terms.tsx';
import type { TriedCoupon } from '../../../../coupons/web/read-offer.ts';
import { InstructorLine } from '../instructor/instructor-line.tsx';
import { CourseAction } from './course-action.tsx';
import type { CourseFacts } from './course-facts.ts';
import { ShareButton } from './share-button.tsx';
import '../course-icon.css';
import '../../../../catalogue/web/cards/buy-bar.css';

type Props = {
  course: CourseDetail;
  viewer: ViewerState;
  facts: CourseFacts;
  /** The coupon in the URL. */
  coupon: TriedCoupon | null;
  failure?: string;
};

const mayGive = ({ price, discountPrice }: CourseDetail, { role }: ViewerState): boolean =>
  (discountPrice ?? price) > 0 && (role === null || role === 'user');

/** Price, the viewer's action, and what the course includes. */
export function CourseSideCard({ course, viewer, facts, coupon, failure }: Props) {
  const offer = coupon?.offer;
  return (
    <Card padding="none" className="overflow-hidden lg:sticky lg:top-8">
      <Thumbnail url={course.thumbnail?.url} eager />
      <div className="space-y-4 p-6">
        {failure && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
        {coupon?.problem && <Notice tone="warning">{coupon.problem}</Notice>}
        <div className="buy-bar">
          <Price
            price={course.price}
            discountPrice={offer?.amount ?? course.discountPrice}
            originalPrice={offer ? offer.originalPrice : course.originalPrice}
            size="lg"
            showSaving
          />
          <CourseAction course={course} viewer={viewer} coupon={offer?.code} />
        </div>
        {offer && <OfferTerms offer={offer} />}
        {mayGive(course, viewer) && (
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <a className="link" href={`/gift/${course.slug}`}>
              Give as a gift
            </a>
            <a className="link" href="/contact?team=yes">
              Buy for a team
            </a>
          </p>
        )}
        <ShareButton title={course.title} />
        {facts.ownRefund && <p className="text-sm">{facts.ownRefund}</p>}
        {facts.refund && (
          <p className="text-sm text-ink-2">
            {facts.refund}{' '}
            <a href="/termsandconndition#payments-and-refunds" className="link">
              Refund terms
            </a>
          </p>
        )}
        <InstructorLine instructor={course.instructor} className="border-t border-hairline pt-4" />
        <h2 className="border-t border-hairline pt-4 text-lg">This course includes</h2>
        <ul className="course-includes">
          {facts.included.map(({ icon, text }) => (
            <li key={text}>
              <span aria-hidden="true" className="course-icon" data-icon={icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
