import { Lock } from '@/components/lock';
import type { Position } from '@/components/position-picker';
import { PositionPicker } from '@/components/position-picker';
import { useFeature } from '@/hooks/use-feature';
import { LookControl } from './group';
import type { LookFields } from './look-fields';

const MIDDLE: readonly Position[] = [ 'middle_left', 'middle_right' ];

/** The place of the widget in the window. */
export function PositionField( { fields }: { fields: LookFields } ) {
	const { isAllowed } = useFeature( 'middle-positions' );
	return (
		<LookControl fields={ fields } name="position">
			<PositionPicker
				value={ fields.look.position }
				locked={ isAllowed ? [] : MIDDLE }
				lock={
					<Lock feature="middle-positions" medium={ fields.medium } />
				}
				onChange={ ( position ) => fields.edit( { position } ) }
			/>
		</LookControl>
	);
}
