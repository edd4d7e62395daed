import { Button, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { Page } from '@/components/page';
import { PlanTable, usePlanRows } from '@/components/plan-table';
import { campaignUrl } from '@/components/upgrade-modal/campaign-url';
import { CouponOffer } from '@/components/upgrade-modal/coupon-offer';
import { getAdminData } from '@/lib/admin-data';
import { LITE_VS_PRO } from '@/routes';
import { AboutTabs } from '../tabs';

/** What the plans include, for those who have the free one. */
export function LiteVsProScreen() {
	const rows = usePlanRows();
	return (
		<Page
			key="lite-vs-pro"
			title={ __( 'Lite vs Pro', 'userfeedback' ) }
			navigation={ <AboutTabs current={ LITE_VS_PRO } /> }
		>
			<div className="userfeedback-plans">
				<Card title={ __( 'What Lite includes', 'userfeedback' ) }>
					<p>
						{ __(
							'Lite is complete for asking and counting: as many surveys, questions and answers as you like, in the widget, in blocks and by shortcode, with radio buttons, checkboxes, text fields and email addresses, conditions between questions, results of the last 7 days, and an email about each response.',
							'userfeedback'
						) }
					</p>
				</Card>
				<Card title={ __( 'What the plans add', 'userfeedback' ) }>
					<PlanTable rows={ rows } isWhole />
				</Card>
				<Card title={ __( 'Upgrade to Pro', 'userfeedback' ) }>
					<CouponOffer store={ getAdminData().store } />
					<p>
						{ __(
							'Your surveys, answers and settings stay as they are. A license key unlocks the rest at once.',
							'userfeedback'
						) }
					</p>
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ campaignUrl( {
							medium: 'about',
							campaign: 'lite-vs-pro',
							content: 'comparison',
						} ) }
						target="_blank"
						rel="noopener"
					>
						{ __( 'Upgrade to Pro', 'userfeedback' ) }
						<VisuallyHidden>
							{ ` ${ __( '(opens in a new tab)', 'userfeedback' ) }` }
						</VisuallyHidden>
					</Button>
				</Card>
			</div>
		</Page>
	);
}
