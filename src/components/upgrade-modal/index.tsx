import { Button, Modal, VisuallyHidden } from '@wordpress/components';
import { createInterpolateElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminData, settingsUrl } from '../../lib/admin-data';
import { planName } from '../../lib/plan-name';
import type { Campaign } from './campaign-url';
import { campaignUrl } from './campaign-url';
import { CouponOffer } from './coupon-offer';
import { PlanComparison } from './plan-comparison';
import './upgrade-modal.scss';

interface UpgradeModalProps {
	/** The name of the feature, such as `Required questions`. */
	feature: string;
	/** The lowest plan that includes it. */
	plan: string;
	campaign: Campaign;
	onClose: () => void;
}

/** Shows which plan includes a feature, its price and where to buy it. */
export function UpgradeModal( {
	feature,
	plan,
	campaign,
	onClose,
}: UpgradeModalProps ) {
	const { is_pro: isPro, store, capabilities } = getAdminData();
	const name = planName( plan );
	const upgrade = sprintf(
		/* translators: %s: name of a plan. */
		__( 'Upgrade to %s', 'userfeedback' ),
		name
	);
	return (
		<Modal
			className="userfeedback-upgrade"
			title={ upgrade }
			onRequestClose={ onClose }
		>
			<p className="userfeedback-upgrade__feature">{ feature }</p>
			<p className="userfeedback-upgrade__text">
				{ sprintf(
					/* translators: %s: name of a plan. */
					__(
						'This is not in your plan. It comes with UserFeedback %s and the plans above it.',
						'userfeedback'
					),
					name
				) }
			</p>
			{ ! isPro && <CouponOffer store={ store } /> }
			<Button
				__next40pxDefaultSize
				className="userfeedback-upgrade__go"
				variant="primary"
				href={ campaignUrl( campaign ) }
				target="_blank"
				rel="noopener"
			>
				{ upgrade }
				<VisuallyHidden>
					{ __( '(opens in a new tab)', 'userfeedback' ) }
				</VisuallyHidden>
			</Button>
			<PlanComparison current={ feature } />
			{ capabilities.manage && (
				<p className="userfeedback-upgrade__bought">
					{ createInterpolateElement(
						__(
							'Already bought it? <settings>Enter your license key</settings>, which you find <account>in your account</account>.',
							'userfeedback'
						),
						{
							/* eslint-disable jsx-a11y/anchor-has-content -- the words come from the translation */
							settings: <a href={ settingsUrl() } />,
							account: (
								<a
									href={ store.account }
									target="_blank"
									rel="noopener noreferrer"
								/>
							),
							/* eslint-enable jsx-a11y/anchor-has-content -- see above */
						}
					) }
				</p>
			) }
		</Modal>
	);
}
