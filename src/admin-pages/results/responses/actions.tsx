import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '../../../components/admin-data';
import type { ListAction } from '../../../components/list-view';
import { useFeature } from '../../../hooks/use-feature';
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

/** What the plan allows with a response, and what it only shows. */
interface Allowed {
	canView: boolean;
	/** Whether the user at hand may at all, whatever the plan says. */
	mayChange: boolean;
	canChange: boolean;
}

export function useAllowedActions(): Allowed {
	const view = useFeature( 'single-response' );
	const changes = useFeature( 'response-changes' );
	const mayChange = getAdminData().capabilities.delete_surveys;
	return {
		canView: view.isAllowed,
		mayChange,
		canChange: mayChange && changes.isAllowed,
	};
}

/** What can be done with a row of the responses. */
export function useResponseActions( {
	surveyId,
	change,
	askToDelete,
}: Options ): ListAction< ResponseItem >[] {
	const { canView, canChange } = useAllowedActions();
	return useMemo( () => {
		const view: ListAction< ResponseItem > = {
			id: 'view',
			label: __( 'View', 'userfeedback' ),
			isEligible: ( { status } ) => status !== 'trash',
			callback: ( [ item ] ) => {
				if ( item ) {
					navigate( response( surveyId, item.id ) );
				}
			},
		};
		const changes: ListAction< ResponseItem >[] = [
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
		];
		return [
			...( canView ? [ view ] : [] ),
			...( canChange ? changes : [] ),
		];
	}, [ surveyId, change, askToDelete, canView, canChange ] );
}
