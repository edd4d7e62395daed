import { __ } from '@wordpress/i18n';
import { Route, Switch } from 'wouter';
import { NotFound } from '../../components/not-found';
import { START, hrefOf } from '../../routes';
import { AddOnsScreen } from './screen';

/** The hash routes of the add-ons screen. */
export function AddOnsRoutes() {
	return (
		<Switch>
			<Route path={ START }>
				<AddOnsScreen />
			</Route>
			<Route>
				<NotFound
					back={ {
						href: hrefOf( START ),
						label: __( 'Back to Addons', 'userfeedback' ),
					} }
				/>
			</Route>
		</Switch>
	);
}
