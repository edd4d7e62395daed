import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { fieldErrorText } from '@/lib/field-error-text';
import { store as settingsStore } from '@/stores/settings';
import { hrefOf } from '../../../routes';
import type { SettingName } from '../fields';
import { placeOf } from '../fields';
import { TAB_ROUTE, tabNamed } from '../tabs';

interface RefusedFieldsProps {
	/** Moves the focus to a field once its tab is shown. */
	onFocus: ( name: SettingName ) => void;
}

/** The fields that the server refused and that are unchanged since, as links: some may be on other tabs. */
export function RefusedFields( { onFocus }: RefusedFieldsProps ) {
	const refused = useSelect(
		( select ) => select( settingsStore ).getRefusedFields(),
		[]
	);
	return refused.length === 0 ? null : (
		<ul className="userfeedback-settings__errors">
			{ refused.map( ( error ) => {
				const place = placeOf( error.field );
				const text = fieldErrorText( error );
				return (
					<li key={ `${ error.field } ${ error.code }` }>
						{ place && (
							<>
								<a
									href={ hrefOf(
										TAB_ROUTE.build( { tab: place.tab } )
									) }
									onClick={ () => onFocus( place.name ) }
								>
									{ sprintf(
										/* translators: 1: name of a tab, 2: label of a field on it. */
										__( '%1$s: %2$s', 'userfeedback' ),
										tabNamed( place.tab ).title(),
										place.label()
									) }
								</a>
								{ ' – ' }
							</>
						) }
						{ text }
					</li>
				);
			} ) }
		</ul>
	);
}
