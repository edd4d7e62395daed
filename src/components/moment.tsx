import { formatDateTime, formatDateTimeInZone } from '../lib/format';

/** A date and time in a list, whose title names the time zone: in each row it would be in the way. */
export function Moment( { at }: { at: string } ) {
	return (
		<time dateTime={ at } title={ formatDateTimeInZone( at ) }>
			{ formatDateTime( at ) }
		</time>
	);
}
