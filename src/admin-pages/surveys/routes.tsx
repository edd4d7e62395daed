import { useRef } from '@wordpress/element';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { NotFound } from '../../components/not-found';
import {
	BUILDER,
	DUPLICATE_SURVEY,
	EDIT_SURVEY,
	FILE_IMPORT,
	IMPORTS,
	NEW_SURVEY,
	START,
	editRoute,
} from '../../routes';
import { backToSurveys } from './back-link';
import { BuilderRoute } from './builder-route';
import { DuplicateRoute } from './duplicate-route';
import { StartSurvey } from './editor/start-survey';
import { ImportRoute } from './import/import-route';
import { SurveysScreen } from './screen';

/** The hash routes of the surveys screen. */
export function SurveysRoutes() {
	const [ location ] = useLocation();
	// An empty list opens the wizard if it is the first screen, but not when the user returns to it.
	const isFirst = useRef( true );
	if ( location !== START ) {
		isFirst.current = false;
	}
	return (
		<Switch>
			<Route path={ START }>
				<SurveysScreen startsWizard={ isFirst.current } />
			</Route>
			<Route path={ NEW_SURVEY }>
				<StartSurvey />
			</Route>
			<Route path={ EDIT_SURVEY.pattern }>
				{ ( params ) => (
					<Redirect
						to={ editRoute( EDIT_SURVEY.read( params ).id ) }
						replace
					/>
				) }
			</Route>
			<Route path={ DUPLICATE_SURVEY.pattern }>
				{ ( params ) => {
					const { id } = DUPLICATE_SURVEY.read( params );
					return <DuplicateRoute key={ id } id={ id } />;
				} }
			</Route>
			<Route path={ IMPORTS }>
				<ImportRoute />
			</Route>
			<Route path={ FILE_IMPORT.pattern }>
				{ ( params ) => (
					<ImportRoute id={ FILE_IMPORT.read( params ).id } />
				) }
			</Route>
			<Route path={ BUILDER.pattern }>
				{ ( params ) => <BuilderRoute { ...BUILDER.read( params ) } /> }
			</Route>
			<Route>
				<NotFound back={ backToSurveys() } />
			</Route>
		</Switch>
	);
}
