import { FontPicker } from '@/components/font-picker';
import { useFeature } from '@/hooks/use-feature';
import { LookControl } from './group';
import type { LookFields } from './look-fields';

/** The font of the widget. */
export function Font( { fields }: { fields: LookFields } ) {
	const { isAllowed } = useFeature( 'fonts' );
	return (
		<LookControl fields={ fields } name="font">
			<FontPicker
				value={ fields.look.font }
				// Only the server finds errors here: the picker offers nothing wrong.
				error={ fields.errorOf( 'font' ) }
				isDisabled={ ! isAllowed }
				onChange={ ( font ) => fields.edit( { font } ) }
			/>
		</LookControl>
	);
}
