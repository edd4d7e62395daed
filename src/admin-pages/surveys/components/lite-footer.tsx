import { Button, Icon, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { getAdminData } from '@/lib/admin-data';
import { campaignUrl } from '@/components/upgrade-modal/campaign-url';
import { CouponOffer } from '@/components/upgrade-modal/coupon-offer';
import './lite-footer.scss';

/** The name of the paid edition, the same in every language. */
const EDITION = 'Pro';

const CAMPAIGN = {
	medium: 'surveys-list',
	campaign: 'lite-footer',
	content: 'pro-features',
};

const features = (): string[] => [
	__( 'Unlimited surveys and answers', 'userfeedback' ),
	__( 'All question types', 'userfeedback' ),
	__( 'Comment boxes', 'userfeedback' ),
	__( 'Customization', 'userfeedback' ),
	__( 'Device targeting', 'userfeedback' ),
	__( 'Page targeting', 'userfeedback' ),
	__( '20+ templates', 'userfeedback' ),
	__( 'Redirects', 'userfeedback' ),
	__( 'Scheduling', 'userfeedback' ),
	__( 'Randomized answers', 'userfeedback' ),
	__( 'Branding', 'userfeedback' ),
	__( 'Your own logo', 'userfeedback' ),
	__( 'Behavioral targeting', 'userfeedback' ),
	__( 'Enhanced notifications', 'userfeedback' ),
	__( 'Export to CSV or XLSX', 'userfeedback' ),
];

/** What the paid edition adds and costs, for owners of the free one. Renders nothing in the paid edition. */
export function LiteFooter() {
	const { is_pro: isPro, store } = getAdminData();
	if ( isPro ) {
		return null;
	}
	const title = sprintf(
		/* translators: %s: name of a plan. */
		__( 'Get more answers with UserFeedback %s', 'userfeedback' ),
		EDITION
	);
	return (
		<section className="userfeedback-lite-footer" aria-label={ title }>
			<h2>{ title }</h2>
			<ul>
				{ features().map( ( feature ) => (
					<li key={ feature }>
						<Icon icon={ check } size={ 20 } />
						{ feature }
					</li>
				) ) }
			</ul>
			<CouponOffer store={ store } />
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ campaignUrl( CAMPAIGN ) }
				target="_blank"
				rel="noopener"
			>
				{ sprintf(
					/* translators: %s: name of a plan. */
					__( 'Upgrade to %s', 'userfeedback' ),
					EDITION
				) }
				<VisuallyHidden>
					{ __( '(opens in a new tab)', 'userfeedback' ) }
				</VisuallyHidden>
			</Button>
		</section>
	);
}
