import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { DateRangePicker } from '@/components/date-range';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { listHref, useListRoute } from '@/hooks/use-list-route';
import { START, SURVEY_RESULTS } from '@/routes';
import { backToResults } from '../back-link';
import { AiSummary } from '../components/ai-summary';
import { ExportMenu } from '../components/export-menu';
import { ComparePanel } from '../compare/compare-panel';
import { SurveyStatistics } from '../components/survey-statistics';
import { SurveySwitcher } from '../components/survey-switcher';
import { responsesHref } from '../responses-href';
import { useFreshResults } from '../use-fresh-results';
import { useLastLoaded } from '@/hooks/use-last-loaded';
import { useSurveyResults } from '../use-survey-results';
import { LanguageSelect } from './language-select';
import { ResultsSkeleton } from './results-skeleton';
import { SurveyFacts } from './survey-facts';
import { useSurveyRange } from './use-survey-range';
import './survey.scss';

/** The results of one survey. */
export function SurveyResultsScreen( { id }: { id: number } ) {
	const range = useSurveyRange( id );
	const {
		results: loaded,
		error,
		retry,
	} = useSurveyResults( id, range.query );
	// The layout stays while another range is loading.
	const results = useLastLoaded( loaded, id );
	useFreshResults();
	useListRoute( SURVEY_RESULTS.build( { surveyId: id } ) );
	const survey = results?.survey;
	const isAllTime = results?.range === null;
	const isOfAll = results?.language === null;

	return (
		<Page
			key="survey"
			back={ {
				href: listHref( START ),
				label: __( 'All results', 'userfeedback' ),
			} }
			title={ <Title text={ survey?.title } /> }
			name={ survey?.title }
			actions={
				results && (
					<>
						{ results.total > 0 && (
							<ExportMenu
								surveyId={ id }
								range={ results.range ?? 'all' }
								filter={
									range.language === ''
										? undefined
										: { language: range.language }
								}
							/>
						) }
						<Button
							__next40pxDefaultSize
							variant="primary"
							// The list shows all time by default, so every range is named.
							href={ responsesHref( id, {
								range: range.text,
								language: range.language,
							} ) }
						>
							{ __( 'See Individual Responses', 'userfeedback' ) }
						</Button>
					</>
				)
			}
		>
			<div className="userfeedback-results__toolbar">
				<SurveySwitcher
					current={ survey ?? { id, title: '…' } }
					onChange={ ( other ) =>
						range.show( { survey: other ?? id } )
					}
				/>
				<DateRangePicker
					value={ range.choice }
					hasLonger={ range.hasLonger }
					allowAllTime
					medium="survey-results"
					onChange={ ( choice ) => range.show( { choice } ) }
				/>
				<LanguageSelect
					languages={ results?.languages ?? [] }
					value={ range.language }
					onChange={ ( language ) => range.show( { language } ) }
				/>
				{ survey && <SurveyFacts survey={ survey } /> }
			</div>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'These results could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ backToResults() }
				/>
			) }
			{ ! error && ! results && <ResultsSkeleton /> }
			{ ! error && results && (
				<div
					className={ loaded ? undefined : 'is-loading-range' }
					aria-busy={ loaded === undefined }
				>
					{ survey?.status === 'trash' && (
						<div className="userfeedback-results__banner">
							<Banner status="warning">
								{ __(
									'This survey is in the trash. Its responses stay until it is deleted for good.',
									'userfeedback'
								) }
							</Banner>
						</div>
					) }
					<SurveyStatistics
						results={ results }
						range={ range.text }
						query={ range.query }
						hasChart
						onShowAllTime={
							range.hasLonger && ! isAllTime
								? () =>
										range.show( {
											choice: { preset: 'all-time' },
										} )
								: undefined
						}
						onShowAllLanguages={ () =>
							range.show( { language: '' } )
						}
					>
						{ /* It is about the answers in all languages. */ }
						{ isOfAll && <AiSummary surveyId={ id } /> }
					</SurveyStatistics>
					{ isOfAll && results.range_responses_count > 0 && (
						<ComparePanel surveyId={ id } query={ range.days } />
					) }
				</div>
			) }
		</Page>
	);
}

/** A title may have 500 characters; two lines are shown. */
function Title( { text }: { text: string | undefined } ) {
	return (
		<h1
			className="userfeedback-page__title userfeedback-results__title"
			title={ text }
			dir="auto"
		>
			{ text ?? __( 'Results', 'userfeedback' ) }
		</h1>
	);
}
