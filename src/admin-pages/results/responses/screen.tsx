import { Button } from '@wordpress/components';
import { useCallback, useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { daysOf, siteToday } from '@/components/date-range/ranges';
import { rangeText } from '@/components/date-range/range-text';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { ResultsDrawing } from '@/components/icons';
import type { OnListChange } from '@/components/list-view';
import { ListView } from '@/components/list-view';
import { useListScreen } from '@/components/list-view/use-list-screen';
import { useRowChanges } from '@/components/list-view/use-row-changes';
import { Lock, LockBlurb } from '@/components/lock';
import { Page } from '@/components/page';
import { useFeature } from '@/hooks/use-feature';
import { navigate, useHashQuery } from '@/hooks/use-hash-route';
import { RESPONSES, SURVEY_RESULTS, hrefOf } from '@/routes';
import type { ResponseChoices, ResponseItem } from '@/survey-model';
import { backToResults, backToSurvey } from '../back-link';
import { ExportMenu } from '../components/export-menu';
import { SurveySwitcher } from '../components/survey-switcher';
import { useResponseChanges } from '../use-response-changes';
import { useAllowedActions, useResponseActions } from './actions';
import { columnsOf } from './columns-menu';
import { DeleteDialog } from './delete-dialog';
import { responseFields } from './fields';
import { FilterBar } from './filter-bar';
import type { ResponsesState } from './query';
import {
	WITHOUT_FILTERS,
	afterLastRow,
	exportFilter,
	filterKey,
	queryToState,
	stateToRoute,
} from './query';
import { SearchNote } from './search-note';
import { statusFilters } from './status-filters';
import { useBulkActions } from './use-bulk-actions';
import { useResponseChoices, useResponseList } from './use-response-list';

const itemId = ( { id }: ResponseItem ): string => String( id );

/** The table's columns for questions; undefined in the list. */
function useColumns( choices: ResponseChoices | undefined, isTable: boolean ) {
	return useMemo( () => {
		if ( ! isTable ) {
			return undefined;
		}
		const ids = choices ? columnsOf( choices ) : [];
		return ( choices?.questions ?? [] ).filter( ( { id } ) =>
			ids.includes( id )
		);
	}, [ choices, isTable ] );
}

/** The list of a survey's responses. */
export function ResponsesScreen( { surveyId }: { surveyId: number } ) {
	const hashQuery = useHashQuery();
	const hasFilters = useFeature( 'quick-filters' ).isAllowed;
	const { canView, mayChange, canChange } = useAllowedActions();
	const state = useMemo(
		() => queryToState( hashQuery, hasFilters ),
		[ hashQuery, hasFilters ]
	);
	const choices = useResponseChoices( surveyId, hasFilters );
	const { list, shown, error, isLoading, retry } = useResponseList(
		surveyId,
		state,
		canView
	);
	const { show, changeRows } = useListScreen< ResponsesState >( {
		path: RESPONSES.build( { surveyId } ),
		state,
		toRoute: ( wanted ) => stateToRoute( surveyId, wanted ),
		pagination: list?.pagination,
		isLoading,
		rows: list?.items.length,
		afterLastRow,
	} );
	const changeRow = useCallback(
		async ( action: () => Promise< boolean > ) =>
			void ( await changeRows( 1, action ) ),
		[ changeRows ]
	);
	const change = useResponseChanges( surveyId );
	const { onChange, onAskToDelete, toDelete, dialog } =
		useRowChanges< ResponseItem >( change, changeRow );
	const onMark = useCallback(
		( mark: 'test' | 'no-test', item: ResponseItem ) =>
			void change( mark, item ),
		[ change ]
	);
	const bulk = useBulkActions(
		surveyId,
		state.status,
		mayChange,
		changeRows
	);
	const hasLockedActions = mayChange && ! canChange;
	const hasTable = canView && hasFilters;
	const isTable = hasTable && state.layout === 'table';
	const columns = useColumns( choices, isTable );
	const fields = useMemo(
		() =>
			responseFields( {
				surveyId,
				canView,
				hasLockedActions,
				columns,
				query: hashQuery,
			} ),
		[ surveyId, canView, hasLockedActions, columns, hashQuery ]
	);
	const actions = useResponseActions( {
		surveyId,
		query: hashQuery,
		onChange,
		onMark,
		onAskToDelete,
	} );
	const showList: OnListChange< ResponsesState > = useCallback(
		( changes, options ) => {
			// Another page belongs to the same search; anything else begins it again.
			const { page: _, ...others } = changes;
			const isSearch = Object.keys( others ).length > 0;
			show( isSearch ? { cursor: '', ...changes } : changes, options );
		},
		[ show ]
	);
	const filterBar = hasFilters && (
		<FilterBar
			surveyId={ surveyId }
			state={ state }
			choices={ choices }
			hasTable={ hasTable }
			onChange={ show }
		/>
	);

	return (
		<Page
			key="responses"
			back={ backToSurvey( surveyId ) }
			title={ __( 'Responses', 'userfeedback' ) }
			actions={
				<>
					<SurveySwitcher
						current={
							shown?.survey ?? { id: surveyId, title: '…' }
						}
						onChange={ ( id ) =>
							navigate(
								RESPONSES.build( { surveyId: id ?? surveyId } )
							)
						}
					/>
					<ExportMenu
						surveyId={ surveyId }
						range={ daysOf( state.filters.range, siteToday() ) }
						filter={ exportFilter( state ) }
					/>
				</>
			}
		>
			{ shown && (
				<p className="userfeedback-on-paper" dir="auto">
					{ shown.survey.title } ·{ ' ' }
					{ rangeText( state.filters.range ) }
				</p>
			) }
			{ error ? (
				<>
					{ filterBar }
					<ErrorState
						error={ error }
						title={ __(
							'These responses could not be loaded',
							'userfeedback'
						) }
						onRetry={ retry }
						back={ backToResults() }
					/>
				</>
			) : (
				<div
					className={ `userfeedback-responses${ isTable ? ' is-table' : '' }` }
				>
					{ hasLockedActions && (
						<div className="userfeedback-results__banner">
							<LockBlurb
								feature="response-changes"
								medium="responses"
							/>
						</div>
					) }
					<ListView
						key={ surveyId }
						label={ __( 'Responses', 'userfeedback' ) }
						items={ list?.items }
						fields={ fields }
						actions={ actions }
						bulk={ bulk.bulk }
						isLoading={ isLoading }
						getItemId={ itemId }
						pagination={ list?.pagination }
						statusFilters={
							shown ? statusFilters( shown, state.status ) : []
						}
						filterLock={
							hasFilters ? undefined : (
								<Lock
									feature="quick-filters"
									medium="responses"
								/>
							)
						}
						state={ state }
						onChange={ showList }
						searchLabel={
							hasFilters
								? __( 'Search answers', 'userfeedback' )
								: undefined
						}
						filterKey={ filterKey( state ) }
						onClear={ () => show( WITHOUT_FILTERS ) }
						filters={ filterBar }
						note={
							<SearchNote
								list={ shown }
								state={ state }
								onChange={ show }
							/>
						}
						empty={ <NoResponses surveyId={ surveyId } /> }
					/>
				</div>
			) }
			{ toDelete && (
				<DeleteDialog items={ [ toDelete ] } { ...dialog } />
			) }
			{ bulk.toDelete.length > 0 && (
				<DeleteDialog items={ bulk.toDelete } { ...bulk.dialog } />
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
					href={ hrefOf( SURVEY_RESULTS.build( { surveyId } ) ) }
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
