import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { NotFound } from '../../components/not-found';
import { listHref } from '../../hooks/use-list-route';
import { NEW_SURVEY_ID } from '../../survey-model';
import { BuilderRoute } from './builder-route';
import { DuplicateRoute } from './duplicate-route';
import { StartSurvey } from './editor/start-survey';
import { FIRST_STEP_OF_SAVED } from './editor/steps';
import { SurveysScreen } from './screen';

// More digits than these are no id, and no number that can be counted on.
const EDIT_ROUTE = /^\/edit\/(?<id>[1-9]\d{0,14})\/?$/;
const DUPLICATE_ROUTE = /^\/duplicate\/(?<id>[1-9]\d{0,14})\/?$/;

/** One route for new and saved surveys: the editor stays when the first save gives a new survey its id. */
const EDITOR_ROUTE =
	/^\/(?:new|edit\/(?<id>[1-9]\d{0,14}))\/(?<step>[a-z-]+)\/?$/;

/** The hash routes of the surveys screen. */
export function SurveysRoutes() {
	const [ location ] = useLocation();
	// Who opens the list first and has no survey is taken to the wizard. Who comes back from there wants the list.
	const isFirst = useRef( true );
	if ( location !== '/' ) {
		isFirst.current = false;
	}
	return (
		<Switch>
			<Route path="/">
				<SurveysScreen startsWizard={ isFirst.current } />
			</Route>
			<Route path="/new">
				<StartSurvey />
			</Route>
			<Route path={ EDIT_ROUTE }>
				{ ( { id } ) => (
					<Redirect
						to={ `/edit/${ id }/${ FIRST_STEP_OF_SAVED }` }
						replace
					/>
				) }
			</Route>
			<Route path={ DUPLICATE_ROUTE }>
				{ ( { id } ) => (
					<DuplicateRoute key={ id } id={ Number( id ) } />
				) }
			</Route>
			<Route path={ EDITOR_ROUTE }>
				{ ( { id, step } ) => (
					<BuilderRoute
						id={ id === undefined ? NEW_SURVEY_ID : Number( id ) }
						step={ step ?? '' }
					/>
				) }
			</Route>
			<Route>
				<NotFound
					back={ {
						href: listHref( '/' ),
						label: __( 'Back to Surveys', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
