import { Button, Spinner } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { Announced } from '@/components/announced';
import { getAdminData } from '@/lib/admin-data';
import { Card } from '@/components/card';
import { formatNumber } from '@/lib/format';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { store as summariesStore } from '@/stores/summaries';
import type { SummaryState } from '@/stores/summaries/types';
import { FoldedCard } from '../folded-card';
import { problemText } from './problem-text';
import { SummaryFacts } from './facts';
import { Sources } from './sources';
import { Themes } from './themes';
import './ai-summary.scss';

/** The last summary of a survey, and the button that makes a new one. */
export function AiSummaryCard( { surveyId }: { surveyId: number } ) {
	const state = useSelect(
		( select ) => select( summariesStore ).getSummary( surveyId ),
		[ surveyId ]
	);
	const { error, retry } = useResolution( summariesStore, 'getSummary', [
		surveyId,
	] );
	const { makeSummary } = useDispatch( summariesStore );
	const {
		summary = null,
		isMaking = false,
		progress = null,
		problem = null,
	} = state ?? {};

	function content() {
		if ( ! state && error ) {
			return (
				<Announced
					as="div"
					isUrgent
					className="userfeedback-ai__problem"
				>
					<p>{ problemText( { kind: 'unknown', message: '' } ) }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ retry }
					>
						{ __( 'Try again', 'userfeedback' ) }
					</Button>
				</Announced>
			);
		}
		if ( ! state ) {
			return <Skeleton shape="card" count={ 1 } />;
		}
		return (
			<>
				{ problem && (
					<Announced isUrgent className="userfeedback-ai__problem">
						{ problemText( problem ) }
						{ problem.kind === 'none' &&
							` ${ __(
								'Visitors have written nothing yet. A summary reads written answers and comments, not choices.',
								'userfeedback'
							) }` }
					</Announced>
				) }
				{ isMaking && (
					<Announced className="userfeedback-ai__busy">
						<Spinner />
						{ busyText( progress ) }
					</Announced>
				) }
				{ summary && (
					<div aria-busy={ isMaking }>
						<ul className="userfeedback-ai__overview">
							{ summary.overview.map( ( point ) => (
								<li key={ point.text }>
									<p dir="auto">{ point.text }</p>
									<Sources
										surveyId={ surveyId }
										claim={ point.text }
										ids={ point.response_ids }
									/>
								</li>
							) ) }
						</ul>
						<Themes
							surveyId={ surveyId }
							themes={ summary.themes }
						/>
						<SummaryFacts summary={ summary } />
					</div>
				) }
			</>
		);
	}

	const title = __( 'AI summary', 'userfeedback' );
	const tools = state && (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			// Stays focusable, so that the focus is not lost meanwhile.
			accessibleWhenDisabled
			disabled={ isMaking }
			onClick={ () => makeSummary( surveyId ) }
		>
			{ summary
				? __( 'Refresh', 'userfeedback' )
				: __( 'Get AI Summary', 'userfeedback' ) }
		</Button>
	);
	// Without a summary, the questions come first.
	return state && ! summary && ! isMaking && ! problem ? (
		<FoldedCard title={ title } tools={ tools }>
			<Invitation />
		</FoldedCard>
	) : (
		<Card title={ title } tools={ tools }>
			{ content() }
		</Card>
	);
}

/** How far a summary is. */
function busyText( progress: SummaryState[ 'progress' ] ): string {
	return progress?.total
		? sprintf(
				/* translators: 1: number of parts that are read, 2: number of all parts. */
				__(
					'Reading the responses: %1$s of %2$s parts done. You can leave this page: the summary will be here when it is ready.',
					'userfeedback'
				),
				formatNumber( progress.done ),
				formatNumber( progress.total )
			)
		: __( 'Reading the responses…', 'userfeedback' );
}

/** What a summary would be, and what leaves the site for it. */
function Invitation() {
	return (
		<p className="userfeedback-ai__invitation">
			{ __(
				'Know what visitors write without reading every answer: the subjects, how many mention them, and their own words.',
				'userfeedback'
			) }{ ' ' }
			{ getAdminData().has_ai_service
				? __(
						'The answers are sent to the AI service that is set up in WordPress. Email addresses, long numbers, links and the names that visitors gave are removed first.',
						'userfeedback'
					)
				: __(
						'The summary is made on this site, without an AI service. Nothing is sent anywhere.',
						'userfeedback'
					) }
		</p>
	);
}
