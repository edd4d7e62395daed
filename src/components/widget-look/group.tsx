import type { ReactNode } from 'react';
import type { LookFields, LookGroupName } from './look-fields';
import { lookGroupTitle } from './look-fields';

interface LookGroupProps {
	fields: LookFields;
	name: LookGroupName;
	children: ReactNode;
}

/** Fields that belong together, with their heading and what can be done with them as a whole. */
export function LookGroup( { fields, name, children }: LookGroupProps ) {
	const title = lookGroupTitle( name );
	return (
		<fieldset className="userfeedback-look__group">
			<legend>{ title }</legend>
			{ children }
			{ fields.groupAction( name, title ) }
		</fieldset>
	);
}

/** The same for a control that has its own heading. */
export function LookControl( { fields, name, children }: LookGroupProps ) {
	const title = lookGroupTitle( name );
	return (
		<div
			className="userfeedback-look__group"
			role="group"
			aria-label={ title }
		>
			{ children }
			{ fields.groupAction( name, title ) }
		</div>
	);
}
