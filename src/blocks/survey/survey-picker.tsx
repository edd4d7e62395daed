import { Button, SearchControl, Spinner } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatDate } from '../../lib/format';
import { Pagination } from '../../components/pagination';
import { StatusLabel } from '../../components/status-label';
import { displayedStatus } from '../../components/status-label/status-text';
import { useResolution } from '../../hooks/use-resolution';
import type { SurveyQuery } from '../../stores/api';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveyList, SurveySummary } from '../../survey-model';
import { LoadError } from '../shared/load-error';
import { shownTitle } from '../../lib/shown-title';

/** How long typing must pause before a search starts. */
const SEARCH_DELAY_MS = 300;

const FIRST_PAGE: SurveyQuery = {
	page: 1,
	per_page: 10,
	orderby: 'id',
	order: 'desc',
};

interface SurveyPickerProps {
	/** 0 for none. */
	chosen: number;
	onChoose: ( surveyId: number ) => void;
}

/** Finds a survey by its title, and lists the newest ones first. */
export function SurveyPicker( { chosen, onChoose }: SurveyPickerProps ) {
	const [ typed, setTyped ] = useState( '' );
	const [ query, setQuery ] = useState( FIRST_PAGE );
	const showFound = useCallback(
		( text: string ) => setQuery( { ...FIRST_PAGE, search: text.trim() } ),
		[]
	);
	const search = useDebounce( showFound, SEARCH_DELAY_MS );
	const list = useSelect(
		( select ) => select( surveysStore ).getSurveyList( query ),
		[ query ]
	);
	const { error, retry } = useResolution( surveysStore, 'getSurveyList', [
		query,
	] );
	const isEmpty =
		list?.pagination.total === 0 && ( query.search ?? '' ) === '';
	if ( isEmpty && typed === '' ) {
		return (
			<p className="userfeedback-block__text">
				{ __( 'You have no surveys yet.', 'userfeedback' ) }
			</p>
		);
	}
	return (
		<div className="userfeedback-block__picker">
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search surveys', 'userfeedback' ) }
				placeholder={ __( 'Search surveys', 'userfeedback' ) }
				value={ typed }
				onChange={ ( text ) => {
					setTyped( text );
					search( text );
				} }
			/>
			{ error && <LoadError error={ error } onRetry={ retry } /> }
			{ ! error && ! list && <Spinner /> }
			{ ! error && list && (
				<>
					<Found
						list={ list }
						chosen={ chosen }
						onChoose={ onChoose }
					/>
					<div role="status">
						{ list.pagination.total === 0
							? __( 'No results found', 'userfeedback' )
							: null }
					</div>
					{ list.pagination.pages > 1 && (
						<Pagination
							pagination={ list.pagination }
							onChange={ ( page ) =>
								setQuery( { ...query, page } )
							}
						/>
					) }
				</>
			) }
		</div>
	);
}

/** Titles that look the same are equal. */
function comparable( title: string ): string {
	return shownTitle( title ).trim().toLowerCase();
}

/** Tells surveys with the same title apart. The number too: several may be of one day. */
function createdText( { id, created_at: createdAt }: SurveySummary ): string {
	return sprintf(
		/* translators: 1: number of a survey, 2: date. */
		__( '#%1$d, created on %2$s', 'userfeedback' ),
		id,
		formatDate( createdAt )
	);
}

/** The surveys of a page, each as a button with its status. */
function Found( {
	list,
	chosen,
	onChoose,
}: SurveyPickerProps & { list: SurveyList } ) {
	const titles = list.items.map( ( { title } ) => comparable( title ) );
	const isRepeated = ( title: string ) =>
		titles.indexOf( title ) !== titles.lastIndexOf( title );
	return (
		<ul className="userfeedback-block__surveys">
			{ list.items.map( ( survey ) => (
				<li key={ survey.id }>
					<Button
						__next40pxDefaultSize
						className="userfeedback-block__survey"
						aria-pressed={ survey.id === chosen }
						onClick={ () => onChoose( survey.id ) }
					>
						<span>
							<span dir="auto">
								{ shownTitle( survey.title ) }
							</span>{ ' ' }
							{ isRepeated( comparable( survey.title ) ) && (
								<span className="userfeedback-block__created">
									{ createdText( survey ) }
								</span>
							) }
						</span>{ ' ' }
						<StatusLabel status={ displayedStatus( survey ) } />
					</Button>
				</li>
			) ) }
		</ul>
	);
}
