<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * A Kind whose data WordPress' tools export and erase for a person. Kinds that show the data of another kind in another way need none.
 *
 * @since 0.7.0
 */
interface PersonalData {

	/**
	 * What a person gave or wrote, by key. Nothing of other people, also if it mentions the person.
	 *
	 * @param string|null $after PersonalRecords::$next of the part before; null for the first one.
	 * @param int         $limit Records to read at most.
	 */
	public function ofPerson( Person $person, ?string $after, int $limit ): PersonalRecords;

	/**
	 * Erases some of what identifies a person, also where others mention the address. Called until it says that it is done; safe to repeat after a
	 * kill at any statement.
	 *
	 * @param int $limit Records to change at most.
	 */
	public function erase( Person $person, int $limit ): Erased;
}
