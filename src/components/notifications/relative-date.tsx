import { formatDateTimeInZone, formatRelative } from '../../lib/format';

/** How long ago something was; its title has the date. */
export function RelativeDate( { at }: { at: string } ) {
	return (
		<time dateTime={ at } title={ formatDateTimeInZone( at ) }>
			{ formatRelative( at ) }
		</time>
	);
}
