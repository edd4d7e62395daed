import type { AdminData } from '@/stores/admin-data';
import type { Decision, FeatureName, FeatureState } from '@/stores/features';
import { ALL_ALLOWED, printAdminData } from './licenses';

/** The add-on of the question types as it stands on the site of a test. */
export function questionTypes(
	installed: boolean,
	active = false
): AdminData[ 'add_ons' ] {
	return {
		'question-types': {
			title: 'Question Types',
			basename:
				'userfeedback-question-types/userfeedback-question-types.php',
			installed,
			active,
		},
	};
}

/** A feature that is locked, or not, in the plan and the add-on of star ratings. */
export function feature(
	decision: Decision,
	changes: Partial< FeatureState > = {}
): FeatureState {
	return {
		decision,
		plan: 'plus',
		plans: [ 'plus', 'pro', 'elite' ],
		addon: 'question-types',
		title: 'Star rating questions',
		...changes,
	};
}

/** Prints what PHP does on a site where these features stand like that; all others are allowed. */
export function printFeatures(
	decisions: Partial< Record< FeatureName, Decision > >,
	data: Partial< AdminData > = {}
): void {
	printAdminData( {
		source: 'liteplugin',
		add_ons: questionTypes( false ),
		features: {
			...ALL_ALLOWED,
			...Object.fromEntries(
				Object.entries( decisions ).map( ( [ name, decision ] ) => [
					name,
					feature( decision, { title: `The feature ${ name }` } ),
				] )
			),
		},
		...data,
	} );
}
