import { useSelect } from '@wordpress/data';
import { useCallback, useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ErrorState } from '@/components/error-state';
import { formatNumber } from '@/lib/format';
import { SearchField } from '@/components/list-view/search-field';
import { useAnnouncedCount } from '@/components/list-view/use-announced-count';
import { useExistingPage } from '@/components/list-view/use-existing-page';
import { Lock } from '@/components/lock';
import { Pagination } from '@/components/pagination';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import type { SurveyResultsQuery } from '@/stores/api';
import type { TextsQuery } from '@/stores/question-api';
import { store as resultsStore } from '@/stores/results';
import { ListBody } from '../texts/list-body';
import type { TextsRoute } from '../texts/use-texts-route';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import '../texts/texts.scss';

export interface AllTextsProps {
	surveyId: number;
	questionId: string;
	/** The answers, or the comments beside them. */
	kind: TextsQuery[ 'kind' ];
	/** The days of the responses. */
	query: SurveyResultsQuery;
	/** Whether the texts stand beside a score of an NPS question. */
	isNps?: boolean;
	/** The page and search; see useTextsRoute(). */
	state: TextsRoute;
}

/** What a list can show does not include a filter by status or another order. */
const ONLY_ORDER = {
	perPage: 10,
	status: '',
	orderby: 'date',
	order: 'desc',
} as const;

/** All texts or comments of a question, newest first, with search and pages. */
export function AllTexts( {
	surveyId,
	questionId,
	kind,
	query: range,
	isNps = false,
	state: { page, search, show },
}: AllTextsProps ) {
	const query: TextsQuery = useMemo(
		() => ( { ...range, kind, search, page } ),
		[ range, kind, search, page ]
	);
	const loaded = useSelect(
		( select ) =>
			select( resultsStore ).getTexts( surveyId, questionId, query ),
		[ surveyId, questionId, query ]
	);
	const { error, isLoading, retry } = useResolution(
		resultsStore,
		'getTexts',
		[ surveyId, questionId, query ]
	);
	const texts = useLastLoaded(
		loaded,
		`${ surveyId } ${ questionId } ${ kind }`
	);
	const pagination = isLoading ? undefined : loaded?.pagination;
	useAnnouncedCount( pagination, { ...ONLY_ORDER, search, page } );
	useExistingPage(
		page,
		pagination?.pages || undefined,
		useCallback(
			( changes ) => show( { page: changes.page ?? 1 } ),
			[ show ]
		)
	);
	const hasControls = search !== '' || ( texts?.pagination.total ?? 0 ) > 0;
	const label =
		kind === 'comment'
			? __( 'Search comments', 'userfeedback' )
			: __( 'Search answers', 'userfeedback' );

	return (
		<div className="userfeedback-texts">
			{ hasControls && (
				<div className="userfeedback-texts__header">
					<SearchField
						label={ label }
						value={ search }
						onChange={ ( typed ) =>
							show( { search: typed, page: 1 } )
						}
					/>
					<Lock feature="single-response" medium="survey-results" />
				</div>
			) }
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'These texts could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) }
			{ ! error && ! texts && <Skeleton shape="row" count={ 3 } /> }
			{ ! error && texts && (
				<div
					className={ loaded ? undefined : 'is-loading' }
					aria-busy={ loaded === undefined }
				>
					{ texts.searched !== null && (
						<p className="userfeedback-texts__note">
							{ sprintf(
								/* translators: %s: number of responses. */
								__(
									'Only the newest %s responses were searched. Choose a shorter range to search older ones.',
									'userfeedback'
								),
								formatNumber( texts.searched )
							) }
						</p>
					) }
					<ListBody
						surveyId={ surveyId }
						texts={ texts }
						search={ search }
						kind={ kind }
						isNps={ isNps }
						onClearSearch={ () => show( { search: '', page: 1 } ) }
					/>
					{ texts.items.length > 0 && (
						<Pagination
							pagination={ texts.pagination }
							onChange={ ( next ) => show( { page: next } ) }
						/>
					) }
				</div>
			) }
		</div>
	);
}
