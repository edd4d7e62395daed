import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getAdminData } from '@/lib/admin-data';
import { countText } from '@/components/held-back';
import type { ListAction } from '@/components/list-view';
import { onEach, trashActions } from '@/components/list-view/item-actions';
import { useFeature } from '@/hooks/use-feature';
import { navigate } from '@/hooks/use-hash-route';
import type { ItemChange } from '@/hooks/use-item-changes';
import { RESPONSE, withQuery } from '@/routes';
import type { ResponseItem } from '@/survey-model';

interface Options {
	surveyId: number;
	/** The query of the list's route. */
	query: string;
	/** Moves a response to another list. */
	onChange: ( change: ItemChange, item: ResponseItem ) => void;
	/** Marks a response as a test, or as none; it stays in its list. */
	onMark: ( change: 'test' | 'no-test', item: ResponseItem ) => void;
	/** Opens the question before a response is deleted permanently. */
	onAskToDelete: ( item: ResponseItem ) => void;
}

/** The actions that the plan allows, and those that it shows locked. */
interface Allowed {
	canView: boolean;
	/** Whether the user has the capability, independent of the plan. */
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

/** Whether a response is neither in the trash nor in spam nor held back. */
function isKept( { status }: ResponseItem ): boolean {
	return status === 'publish' || status === 'partial';
}

/** The actions on a row of the responses. */
export function useResponseActions( {
	surveyId,
	query,
	onChange,
	onMark,
	onAskToDelete,
}: Options ): ListAction< ResponseItem >[] {
	const { canView, mayChange, canChange } = useAllowedActions();
	return useMemo( () => {
		const view: ListAction< ResponseItem > = {
			id: 'view',
			label: __( 'View', 'userfeedback' ),
			isEligible: ( { status } ) => status !== 'trash',
			callback: onEach( ( { id } ) =>
				navigate(
					withQuery( RESPONSE.build( { surveyId, id } ), query )
				)
			),
		};
		const count: ListAction< ResponseItem > = {
			id: 'count',
			label: countText(),
			isPrimary: true,
			isEligible: ( { status } ) => status === 'held',
			callback: onEach( ( item ) => onChange( 'restore', item ) ),
		};
		const changes: ListAction< ResponseItem >[] = [
			{
				id: 'not-spam',
				label: __( 'Not spam', 'userfeedback' ),
				isPrimary: true,
				isEligible: ( { status } ) => status === 'spam',
				callback: onEach( ( item ) => onChange( 'restore', item ) ),
			},
			{
				id: 'test',
				label: __( 'Mark as test', 'userfeedback' ),
				isEligible: ( item ) => isKept( item ) && ! item.is_test,
				callback: onEach( ( item ) => onMark( 'test', item ) ),
			},
			{
				id: 'no-test',
				label: __( 'Not a test', 'userfeedback' ),
				isEligible: ( item ) => isKept( item ) && item.is_test,
				callback: onEach( ( item ) => onMark( 'no-test', item ) ),
			},
			...trashActions< ResponseItem >( {
				onChange,
				onAskToDelete,
				canTrash: isKept,
			} ),
		];
		return [
			...( canView ? [ view ] : [] ),
			// In every plan.
			...( mayChange ? [ count ] : [] ),
			...( canChange ? changes : [] ),
		];
	}, [
		surveyId,
		query,
		onChange,
		onMark,
		onAskToDelete,
		canView,
		mayChange,
		canChange,
	] );
}
