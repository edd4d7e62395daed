import { __ } from '@wordpress/i18n';
import { Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { AddOnsScreen } from './screen';

/** The hash routes of the add-ons screen. */
export function AddOnsRoutes() {
	return (
		<Switch>
			<Route path="/">
				<AddOnsScreen />
			</Route>
			<Route>
				<NotFound
					back={ {
						href: '#/',
						label: __( 'Back to Addons', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
