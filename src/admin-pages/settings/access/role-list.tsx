import { CheckboxControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { __, sprintf } from '@wordpress/i18n';
import type { SiteRole } from '@/lib/admin-data';

interface RoleListProps {
	/** The id of its group. */
	id: string;
	/** What the chosen roles may do. */
	label: string;
	roles: readonly SiteRole[];
	/** The keys of the chosen roles. */
	chosen: readonly string[];
	/** Whether the stored roles are shown but cannot be changed. */
	isLocked: boolean;
	/** The error message for the list. */
	error?: string | undefined;
	onChange: ( chosen: string[] ) => void;
}

/** A list of the site's roles with checkboxes. Roles that manage the site are always checked. */
export function RoleList( {
	id,
	label,
	roles,
	chosen,
	isLocked,
	error,
	onChange,
}: RoleListProps ) {
	const errorId = useInstanceId( RoleList, 'userfeedback-role-list-error' );
	const isChosen = ( { key, forced }: SiteRole ): boolean =>
		forced || chosen.includes( key );

	function choose( changed: SiteRole, isWanted: boolean ): void {
		onChange(
			roles
				.filter( ( role ) =>
					role.key === changed.key ? isWanted : isChosen( role )
				)
				.map( ( { key } ) => key )
		);
	}

	return (
		<fieldset
			id={ id }
			className={ `userfeedback-role-list${ error ? ' is-invalid' : '' }` }
			aria-describedby={ error ? errorId : undefined }
		>
			<legend>{ label }</legend>
			{ roles.map( ( role ) => (
				<CheckboxControl
					key={ role.key }
					__nextHasNoMarginBottom
					label={
						role.forced
							? sprintf(
									/* translators: %s: name of a role. */
									__( '%s (always)', 'userfeedback' ),
									role.name
								)
							: role.name
					}
					checked={ isChosen( role ) }
					disabled={ isLocked || role.forced }
					onChange={ ( isWanted ) => choose( role, isWanted ) }
				/>
			) ) }
			{ error && (
				<p id={ errorId } className="userfeedback-role-list__error">
					{ error }
				</p>
			) }
		</fieldset>
	);
}
