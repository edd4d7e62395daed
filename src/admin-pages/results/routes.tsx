import { listHref } from '../../hooks/use-list-route';
import { __ } from '@wordpress/i18n';
import { Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { OverviewScreen } from './overview/screen';
import { OVERVIEW } from './paths';
import { ResponseScreen } from './response/screen';
import { ResponsesScreen } from './responses/screen';
import { SurveyResultsScreen } from './survey/screen';

// Up to 15 digits: more are no longer exact in a number, and no site has as many surveys.
const SURVEY_RESULTS = /^\/survey\/(?<id>[1-9]\d{0,14})$/;
const SURVEY_RESPONSES = /^\/survey\/(?<id>[1-9]\d{0,14})\/responses$/;
const RESPONSE =
	/^\/survey\/(?<surveyId>[1-9]\d{0,14})\/responses\/(?<id>[1-9]\d{0,14})$/;

/** The hash routes of the results screen. */
export function ResultsRoutes() {
	return (
		<Switch>
			<Route path={ OVERVIEW }>
				<OverviewScreen />
			</Route>
			<Route path={ SURVEY_RESULTS }>
				{ ( { id } ) => <SurveyResultsScreen id={ Number( id ) } /> }
			</Route>
			<Route path={ SURVEY_RESPONSES }>
				{ ( { id } ) => <ResponsesScreen surveyId={ Number( id ) } /> }
			</Route>
			<Route path={ RESPONSE }>
				{ ( { surveyId, id } ) => (
					<ResponseScreen
						surveyId={ Number( surveyId ) }
						id={ Number( id ) }
					/>
				) }
			</Route>
			<Route>
				<NotFound
					back={ {
						href: listHref( OVERVIEW ),
						label: __( 'Back to Results', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
