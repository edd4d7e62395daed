import { Button } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { Banner } from '@/components/banner';
import { countText, heldText } from '@/components/held-back';
import type { ResponseDetail } from '@/survey-model';
import type { ResponseChange } from '../use-response-changes';
import type { SingleChanges } from './use-single-changes';

/** Why a response is not counted in the results; undefined if it is. */
function reasonText( {
	status,
	is_test: isTest,
	held,
}: ResponseDetail ): string | undefined {
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
		case 'held':
			return sprintf(
				/* translators: %s: a reason, such as "Too many from one network". */
				__(
					'This response is held back and not counted in the results: %s.',
					'userfeedback'
				),
				heldText( held )
			);
		case 'trash':
			return __(
				'This response is in the trash. It is not counted in the results.',
				'userfeedback'
			);
		case 'publish':
			return isTest
				? __(
						'This response is a test. It is not counted in the results.',
						'userfeedback'
					)
				: undefined;
	}
}

/** The change after which it is counted again; undefined if only the visitor could do that. */
function remedyOf( {
	status,
	is_test: isTest,
}: ResponseDetail ): { change: ResponseChange; label: string } | undefined {
	switch ( status ) {
		case 'spam':
			return {
				change: 'restore',
				label: __( 'Not spam', 'userfeedback' ),
			};
		case 'held':
			return { change: 'restore', label: countText() };
		case 'trash':
			return {
				change: 'restore',
				label: __( 'Restore', 'userfeedback' ),
			};
		default:
			return isTest
				? {
						change: 'no-test',
						label: __( 'Not a test', 'userfeedback' ),
					}
				: undefined;
	}
}

interface NotCountedProps {
	response: ResponseDetail;
	changes: SingleChanges;
}

/** Says why a response is not counted, and offers to change that if it is possible. Nothing for one that is counted. */
export function NotCounted( {
	response,
	changes: { canChange, isSending, change },
}: NotCountedProps ) {
	const reason = reasonText( response );
	if ( reason === undefined ) {
		return null;
	}
	const remedy = remedyOf( response );
	return (
		<div className="userfeedback-response__banner">
			<Banner
				status={ response.status === 'partial' ? 'info' : 'warning' }
			>
				<span>{ reason }</span>{ ' ' }
				{ canChange && remedy && (
					<Button
						variant="link"
						accessibleWhenDisabled
						isBusy={ isSending }
						disabled={ isSending }
						onClick={ () => change( remedy.change ) }
					>
						{ remedy.label }
					</Button>
				) }
			</Banner>
		</div>
	);
}
