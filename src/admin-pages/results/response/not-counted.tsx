import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getAdminData } from '../../../components/admin-data';
import { Banner } from '../../../components/banner';
import { useFeature } from '../../../hooks/use-feature';
import type { ResponseDetail } from '../../../survey-model';
import { useResponseChanges } from '../use-response-changes';

/** Why a response is not counted in the results. */
function reasonText( { status }: ResponseDetail ): string {
	switch ( status ) {
		case 'partial': {
			const days = getAdminData().partial_days;
			return sprintf(
				/* translators: %d: number of days. */
				_n(
					'Partial answers: this visitor did not finish. They are not counted in the results and are deleted after %d day.',
					'Partial answers: this visitor did not finish. They are not counted in the results and are deleted after %d days.',
					days,
					'userfeedback'
				),
				days
			);
		}
		case 'spam':
			return __(
				'This response looks like spam. It is not counted in the results.',
				'userfeedback'
			);
		default:
			return __(
				'This response is in the trash. It is not counted in the results.',
				'userfeedback'
			);
	}
}

/** Says why a response is not counted, and offers to restore it if that is possible. */
export function NotCounted( { response }: { response: ResponseDetail } ) {
	const change = useResponseChanges( response.survey.id );
	const [ isSending, setSending ] = useState( false );
	const isAllowed = useFeature( 'response-changes' ).isAllowed;
	const isPartial = response.status === 'partial';
	const canRestore =
		! isPartial && isAllowed && getAdminData().capabilities.delete_surveys;
	return (
		<div className="userfeedback-response__banner">
			<Banner status={ isPartial ? 'info' : 'warning' }>
				<span>{ reasonText( response ) }</span>{ ' ' }
				{ canRestore && (
					<Button
						variant="link"
						accessibleWhenDisabled
						isBusy={ isSending }
						disabled={ isSending }
						onClick={ async () => {
							setSending( true );
							// After success, this banner disappears as soon as the response is loaded again.
							const isDone = await change( 'restore', response );
							setSending( isDone );
						} }
					>
						{ response.status === 'spam'
							? __( 'Not spam', 'userfeedback' )
							: __( 'Restore', 'userfeedback' ) }
					</Button>
				) }
			</Banner>
		</div>
	);
}
