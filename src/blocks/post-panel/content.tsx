import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, _n, sprintf } from '@wordpress/i18n';
import { describeError } from '../../lib/describe-error';
import { Skeleton } from '../../components/skeleton';
import { InsertSurvey } from './insert-survey';
import { PostRatings } from './post-ratings';
import { SurveyItem } from './survey-item';
import { showsAt } from './shown-at';
import { usePostSurveys } from './use-post-surveys';

/** Opens the panel "Why (not) here?" of the site (src/widget/why). */
const WHY_HASH = '#userfeedback-why';

/** The surveys of a post, how each shows, and what to do next. */
export function PanelContent( { postId }: { postId: number } ) {
	const { surveys, embedded, error, retry } = usePostSurveys( postId );
	const { address, isPublished } = useSelect( ( select ) => {
		const { getPermalink, isCurrentPostPublished } = select( editorStore );
		return {
			address: getPermalink() ?? '',
			isPublished: isCurrentPostPublished(),
		};
	}, [] );
	if ( error ) {
		return (
			<p role="alert">
				{ describeError( error ) }{ ' ' }
				<Button variant="link" onClick={ retry }>
					{ __( 'Try again', 'userfeedback' ) }
				</Button>
			</p>
		);
	}
	if ( ! surveys ) {
		return <Skeleton count={ 2 } shape="row" />;
	}
	const { items, unchecked, ratings } = surveys;
	const shown = items
		.map( ( survey ) => ( {
			survey,
			display: embedded.get( survey.id ),
			isShown: showsAt( survey, address ),
		} ) )
		.filter(
			( { display, isShown } ) =>
				display !== undefined || isShown !== false
		);
	// What the post contains concerns it in any state. Other drafts are of no interest here.
	const concerning = shown.filter(
		( { survey, display } ) =>
			survey.hidden === null || display !== undefined
	);
	const others = shown.filter( ( item ) => ! concerning.includes( item ) );
	const popups = concerning.filter(
		( { survey, display } ) =>
			survey.hidden === null && display !== 'inline'
	);
	return (
		<>
			{ concerning.length === 0 ? (
				<p>{ __( 'No survey shows here.', 'userfeedback' ) }</p>
			) : (
				<Surveys items={ concerning } />
			) }
			{ others.length > 0 && (
				<details className="userfeedback-post-panel__others">
					<summary>
						{ sprintf(
							/* translators: %d: number of surveys. */
							_n(
								'%d survey that visitors cannot see',
								'%d surveys that visitors cannot see',
								others.length,
								'userfeedback'
							),
							others.length
						) }
					</summary>
					<Surveys items={ others } />
				</details>
			) }
			{ popups.length > 1 && (
				<p>
					{ __(
						'A page shows one popup: the first in this list that fits the visitor.',
						'userfeedback'
					) }
				</p>
			) }
			{ unchecked > 0 && (
				<p>
					{ sprintf(
						/* translators: %d: number of surveys. */
						_n(
							'%d older survey is not listed.',
							'%d older surveys are not listed.',
							unchecked,
							'userfeedback'
						),
						unchecked
					) }
				</p>
			) }
			<InsertSurvey />
			{ isPublished && address !== '' && (
				<Button
					variant="link"
					href={ address + WHY_HASH }
					target="_blank"
				>
					{ __( 'Why (not) here?', 'userfeedback' ) }
				</Button>
			) }
			{ ratings && (
				<PostRatings postId={ postId } statistics={ ratings } />
			) }
		</>
	);
}

type Item = Parameters< typeof SurveyItem >[ 0 ];

function Surveys( { items }: { items: readonly Item[] } ) {
	return (
		<ul className="userfeedback-post-panel__surveys">
			{ items.map( ( item ) => (
				<SurveyItem key={ item.survey.id } { ...item } />
			) ) }
		</ul>
	);
}
