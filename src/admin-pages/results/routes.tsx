import { Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { RESPONSE, RESPONSES, START, SURVEY_RESULTS } from '../../routes';
import { backToResults } from './back-link';
import { OverviewScreen } from './overview/screen';
import { ResponseRoute, ResponsesRoute } from './responses-routes';
import { SurveyResultsScreen } from './survey/screen';

/** The hash routes of the results screen. */
export function ResultsRoutes() {
	return (
		<Switch>
			<Route path={ START }>
				<OverviewScreen />
			</Route>
			<Route path={ SURVEY_RESULTS.pattern }>
				{ ( params ) => (
					<SurveyResultsScreen
						id={ SURVEY_RESULTS.read( params ).surveyId }
					/>
				) }
			</Route>
			<Route path={ RESPONSES.pattern }>
				{ ( params ) => (
					<ResponsesRoute { ...RESPONSES.read( params ) } />
				) }
			</Route>
			<Route path={ RESPONSE.pattern }>
				{ ( params ) => (
					<ResponseRoute { ...RESPONSE.read( params ) } />
				) }
			</Route>
			<Route>
				<NotFound back={ backToResults() } />
			</Route>
		</Switch>
	);
}
