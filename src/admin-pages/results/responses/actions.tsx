import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ListAction } from '../../../components/list-view';
import { navigate } from '../../../hooks/use-hash-route';
import type { ResponseItem } from '../../../survey-model';
import { response } from '../paths';
import type { ResponseChange } from '../use-response-changes';

interface Options {
	surveyId: number;
	change: ( change: ResponseChange, items: ResponseItem[] ) => void;
	/** Asks before responses go for good. */
	askToDelete: ( items: ResponseItem[] ) => void;
}

/** What can be done with a row of the responses. */
export function useResponseActions( {
	surveyId,
	change,
	askToDelete,
}: Options ): ListAction< ResponseItem >[] {
	return useMemo(
		() => [
			{
				id: 'view',
				label: __( 'View', 'userfeedback' ),
				isEligible: ( { status } ) => status !== 'trash',
				callback: ( [ item ] ) => {
					if ( item ) {
						navigate( response( surveyId, item.id ) );
					}
				},
			},
			{
				id: 'not-spam',
				label: __( 'Not spam', 'userfeedback' ),
				isPrimary: true,
				isEligible: ( { status } ) => status === 'spam',
				callback: ( items ) => change( 'restore', items ),
			},
			{
				id: 'restore',
				label: __( 'Restore', 'userfeedback' ),
				isPrimary: true,
				isEligible: ( { status } ) => status === 'trash',
				callback: ( items ) => change( 'restore', items ),
			},
			{
				id: 'trash',
				label: __( 'Trash', 'userfeedback' ),
				isEligible: ( { status } ) => status === 'publish',
				callback: ( items ) => change( 'trash', items ),
			},
			{
				id: 'delete',
				label: __( 'Delete permanently', 'userfeedback' ),
				isEligible: ( { status } ) => status !== 'publish',
				callback: askToDelete,
			},
		],
		[ surveyId, change, askToDelete ]
	);
}
