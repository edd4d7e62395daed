import { listHref, useListRoute } from '../../../hooks/use-list-route';
import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { ResultsDrawing } from '../../../components/icons';
import type { OnListChange } from '../../../components/list-view';
import { ListView } from '../../../components/list-view';
import { listWithout } from '../../../components/list-view/list-state';
import { useExistingPage } from '../../../components/list-view/use-existing-page';
import { Lock } from '../../../components/lock';
import { Page } from '../../../components/page';
import { useFeature } from '../../../hooks/use-feature';
import {
	navigate,
	rememberRoute,
	useHashQuery,
} from '../../../hooks/use-hash-route';
import { useResolution } from '../../../hooks/use-resolution';
import { store as responsesStore } from '../../../stores/responses';
import type { ResponseItem } from '../../../survey-model';
import { SurveySwitcher } from '../components/survey-switcher';
import { OVERVIEW, surveyResponses, surveyResults } from '../paths';
import { useFreshResponses } from '../use-fresh-responses';
import { useLastLoaded } from '../use-last-loaded';
import type { ResponseChange } from '../use-response-changes';
import { useResponseChanges } from '../use-response-changes';
import { useAllowedActions, useResponseActions } from './actions';
import { DeleteDialog } from './delete-dialog';
import { responseFields } from './fields';
import { queryToState, stateToQuery, stateToRoute } from './query';
import { statusFilters } from './status-filters';

const itemId = ( { id }: ResponseItem ): string => String( id );

/** The responses to a survey, one by one. */
export function ResponsesScreen( { surveyId }: { surveyId: number } ) {
	const hashQuery = useHashQuery();
	const hasFilters = useFeature( 'quick-filters' ).isAllowed;
	const state = useMemo(
		() => queryToState( hashQuery, hasFilters ),
		[ hashQuery, hasFilters ]
	);
	const query = useMemo( () => stateToQuery( state ), [ state ] );
	const list = useSelect(
		( select ) =>
			select( responsesStore ).getResponseList( surveyId, query ),
		[ surveyId, query ]
	);
	const shown = useLastLoaded( list, surveyId );
	const { error, retry } = useResolution( responsesStore, 'getResponseList', [
		surveyId,
		query,
	] );
	useFreshResponses( surveyId );
	useListRoute( surveyResponses( surveyId ) );
	const show: OnListChange = useCallback(
		( changes, options ) =>
			navigate(
				stateToRoute( surveyId, { ...state, ...changes } ),
				options
			),
		[ surveyId, state ]
	);

	useExistingPage( state.page, list?.pagination.pages, show );

	const send = useResponseChanges( surveyId );
	const current = useRef( { state, shown } );
	current.current = { state, shown };
	const change = useCallback(
		async ( what: ResponseChange, changed: ResponseItem ) => {
			// As the list was when the action began.
			const { state: before, shown: last } = current.current;
			const isStillHere = rememberRoute();
			if ( ! ( await send( what, changed ) ) || ! isStillHere() ) {
				return;
			}
			const isEmptied = last?.items.every(
				( { id } ) => id === changed.id
			);
			const next =
				// A filter that shows nothing any more has done its work.
				isEmptied && before.status !== 'all'
					? { ...before, status: 'all', page: 1 }
					: {
							...before,
							...listWithout(
								before,
								last?.pagination.total ?? 0,
								1
							),
						};
			const route = stateToRoute( surveyId, next );
			if ( route !== stateToRoute( surveyId, before ) ) {
				navigate( route, { replace: true } );
			}
		},
		[ send, surveyId ]
	);
	const [ toDelete, askToDelete ] = useState< ResponseItem >();
	const { canView, mayChange, canChange } = useAllowedActions();
	const hasLockedActions = mayChange && ! canChange;
	const fields = useMemo(
		() => responseFields( surveyId, { canView, hasLockedActions } ),
		[ surveyId, canView, hasLockedActions ]
	);
	const actions = useResponseActions( { surveyId, change, askToDelete } );

	return (
		<Page
			key="responses"
			back={ {
				href: `#${ surveyResults( surveyId ) }`,
				label: __( 'Go Back', 'userfeedback' ),
			} }
			title={ __( 'Responses', 'userfeedback' ) }
			actions={
				<SurveySwitcher
					current={ shown?.survey ?? { id: surveyId, title: '…' } }
					onChange={ ( id ) =>
						navigate( surveyResponses( id ?? surveyId ) )
					}
				/>
			}
		>
			{ error ? (
				<ErrorState
					error={ error }
					title={ __(
						'These responses could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ {
						href: listHref( OVERVIEW ),
						label: __( 'Back to Results', 'userfeedback' ),
					} }
				/>
			) : (
				<ListView
					key={ surveyId }
					label={ __( 'Responses', 'userfeedback' ) }
					items={ list?.items }
					fields={ fields }
					actions={ actions }
					getItemId={ itemId }
					pagination={ list?.pagination }
					statusFilters={
						shown ? statusFilters( shown, state.status ) : []
					}
					filterLock={
						hasFilters ? undefined : (
							<Lock feature="quick-filters" medium="responses" />
						)
					}
					state={ state }
					onChange={ show }
					empty={ <NoResponses surveyId={ surveyId } /> }
				/>
			) }
			{ toDelete && (
				<DeleteDialog
					item={ toDelete }
					onClose={ () => askToDelete( undefined ) }
					onConfirm={ () => {
						askToDelete( undefined );
						void change( 'delete', toDelete );
					} }
				/>
			) }
		</Page>
	);
}

function NoResponses( { surveyId }: { surveyId: number } ) {
	return (
		<EmptyState
			drawing={ <ResultsDrawing /> }
			title={ __( 'No responses yet', 'userfeedback' ) }
			action={
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ `#${ surveyResults( surveyId ) }` }
				>
					{ __( 'See the results', 'userfeedback' ) }
				</Button>
			}
		>
			{ __(
				'What each visitor answers will be listed here, the newest first.',
				'userfeedback'
			) }
		</EmptyState>
	);
}
