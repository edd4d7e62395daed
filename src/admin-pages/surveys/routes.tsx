import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { NEW_SURVEY_ID } from '../../survey-model';
import { EditorScreen } from './editor/screen';
import { StartSurvey } from './editor/start-survey';
import { STEPS, isStep } from './editor/steps';
import { SurveysScreen } from './screen';

/** One route for new and saved surveys: the editor stays when the first save gives a new survey its id. */
const EDITOR_ROUTE = /^\/(?:new|edit\/(?<id>[1-9]\d*))\/(?<step>[a-z]+)$/;

/** The hash routes of the surveys screen. */
export function SurveysRoutes() {
	const notFound = (
		<NotFound
			back={ {
				href: '#/',
				label: __( 'Back to Surveys', 'userfeedback' ),
			} }
		/>
	);
	return (
		<Switch>
			<Route path="/">
				<SurveysScreen />
			</Route>
			<Route path="/new">
				<StartSurvey />
			</Route>
			<Route path="/edit/:id">
				{ ( { id } ) => (
					<Redirect to={ `/edit/${ id }/${ STEPS[ 0 ] }` } replace />
				) }
			</Route>
			<Route path={ EDITOR_ROUTE }>
				{ ( { id, step } ) =>
					isStep( step ) ? (
						<EditorScreen
							id={
								id === undefined ? NEW_SURVEY_ID : Number( id )
							}
							step={ step }
						/>
					) : (
						notFound
					)
				}
			</Route>
			<Route>{ notFound }</Route>
		</Switch>
	);
}
