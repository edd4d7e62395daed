import { combineReducers } from '@wordpress/data';
import { getAdminData } from '../admin-data';
import type { Action, License, LicenseReport, State } from './types';

/** Picks the license's effect on the site out of data that contains more. */
export function reportOf( {
	is_pro,
	is_licensed,
	license_type,
	license_status,
	source,
	features,
}: LicenseReport ): LicenseReport {
	return {
		is_pro,
		is_licensed,
		license_type,
		license_status,
		source,
		features,
	};
}

function report(
	state: LicenseReport = reportOf( getAdminData() ),
	action: Action
): LicenseReport {
	switch ( action.type ) {
		case 'RECEIVE_LICENSE':
		case 'FINISH_LICENSE_CHANGE':
			return action.license ? reportOf( action.license ) : state;
		default:
			return state;
	}
}

function license(
	state: License | null = null,
	action: Action
): License | null {
	switch ( action.type ) {
		case 'RECEIVE_LICENSE':
			return action.license;
		case 'FINISH_LICENSE_CHANGE':
			return action.license ?? state;
		default:
			return state;
	}
}

function changes( state = 0, action: Action ): number {
	return action.type === 'FINISH_LICENSE_CHANGE' ? state + 1 : state;
}

export const reducer: ( state: State | undefined, action: Action ) => State =
	combineReducers( { report, license, changes } );
