import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { addOnsUrl, getAdminData, settingsUrl } from '../../lib/admin-data';
import type { FeatureState } from '../../stores/features';

type Decision = FeatureState[ 'decision' ];

/** Why visitors see no rating, and the next step for people who may take it. */
export function Locked( { decision }: { decision: Decision } ) {
	const mayManage = getAdminData().capabilities.manage;
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			className="userfeedback-block__notice"
		>
			{ reason( decision ) }{ ' ' }
			{ mayManage ? (
				<Button
					variant="link"
					href={
						decision === 'license' ? settingsUrl() : addOnsUrl()
					}
					target="_blank"
				>
					{ decision === 'license'
						? __( 'Open the license settings', 'userfeedback' )
						: __( 'Open Addons', 'userfeedback' ) }
				</Button>
			) : (
				__( 'Ask an administrator of this site.', 'userfeedback' )
			) }
		</Notice>
	);
}

function reason( decision: Decision ): string {
	switch ( decision ) {
		case 'license':
			return __(
				'Post ratings need a valid license. Visitors see nothing here until then.',
				'userfeedback'
			);
		case 'upgrade':
			return __(
				'Post ratings are not part of your plan. Visitors see nothing here.',
				'userfeedback'
			);
		default:
			return __(
				'The Post Ratings addon is not active. Visitors see nothing here until it is.',
				'userfeedback'
			);
	}
}
