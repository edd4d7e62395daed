import { Button, Icon, VisuallyHidden } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { campaignUrl } from '@/components/upgrade-modal/campaign-url';
import { CouponOffer } from '@/components/upgrade-modal/coupon-offer';
import { getAdminData } from '@/lib/admin-data';
import { planName } from '@/lib/plan-name';

interface FeaturedUpgradeProps {
	plan: string;
	/** Names of what it adds. */
	features: readonly string[];
}

/** The plan that this site lacks, with what it would bring. */
export function FeaturedUpgrade( { plan, features }: FeaturedUpgradeProps ) {
	const { is_pro: isPro, store } = getAdminData();
	const title = sprintf(
		/* translators: %s: name of a plan. */
		__( 'Upgrade to %s', 'userfeedback' ),
		planName( plan )
	);
	return (
		<section className="userfeedback-growth__upgrade">
			<div>
				<h3>
					{ sprintf(
						/* translators: %s: name of a plan. */
						__( 'UserFeedback %s', 'userfeedback' ),
						planName( plan )
					) }
				</h3>
				<p>
					{ __(
						'Learn more from every answer. With this plan, your site also gets:',
						'userfeedback'
					) }
				</p>
				<ul>
					{ features.map( ( feature ) => (
						<li key={ feature }>
							<Icon icon={ check } size={ 20 } />
							{ feature }
						</li>
					) ) }
				</ul>
			</div>
			<div className="userfeedback-growth__offer">
				{ ! isPro && <CouponOffer store={ store } /> }
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ campaignUrl( {
						medium: 'growth-tools',
						campaign: 'featured-tool',
						content: plan,
					} ) }
					target="_blank"
					rel="noopener"
				>
					{ title }
					<VisuallyHidden>
						{ ` ${ __( '(opens in a new tab)', 'userfeedback' ) }` }
					</VisuallyHidden>
				</Button>
			</div>
		</section>
	);
}
