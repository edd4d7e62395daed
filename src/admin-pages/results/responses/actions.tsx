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
	change: ( change: ResponseChange, item: ResponseItem ) => void;
	/** Asks before a response goes for good. */
	askToDelete: ( item: ResponseItem ) => void;
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
		/** The list hands over several for actions that can take them; these take one. */
		const onOne =
			( callback: ( item: ResponseItem ) => void ) =>
			( items: ResponseItem[] ): void =>
				items.forEach( callback );

		const view: ListAction< ResponseItem > = {
			id: 'view',
			label: __( 'View', 'userfeedback' ),
			isEligible: ( { status } ) => status !== 'trash',
			callback: onOne( ( { id } ) =>
				navigate( response( surveyId, id ) )
			),
		};
		const changes: ListAction< ResponseItem >[] = [
			{
				id: 'not-spam',
				label: __( 'Not spam', 'userfeedback' ),
				isPrimary: true,
				isEligible: ( { status } ) => status === 'spam',
				callback: onOne( ( item ) => change( 'restore', item ) ),
			},
			{
				id: 'restore',
				label: __( 'Restore', 'userfeedback' ),
				isPrimary: true,
				isEligible: ( { status } ) => status === 'trash',
				callback: onOne( ( item ) => change( 'restore', item ) ),
			},
			{
				id: 'trash',
				label: __( 'Trash', 'userfeedback' ),
				isEligible: ( { status } ) => status === 'publish',
				callback: onOne( ( item ) => change( 'trash', item ) ),
			},
			{
				id: 'delete',
				label: __( 'Delete permanently', 'userfeedback' ),
				isEligible: ( { status } ) => status !== 'publish',
				callback: onOne( askToDelete ),
			},
		];
		return [
			...( canView ? [ view ] : [] ),
			...( canChange ? changes : [] ),
		];
	}, [ surveyId, change, askToDelete, canView, canChange ] );
}
