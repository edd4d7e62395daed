<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * One record of a person's data, for example a response.
 *
 * @since 0.7.0
 */
final class PersonalRecord {

	/**
	 * @param string                                   $id     Another one for each record of the kind.
	 * @param list<array{name: string, value: string}> $fields Names are translated.
	 */
	public function __construct(
		public readonly string $id,
		public readonly array $fields
	) {}

	/**
	 * A record of those values that are not empty.
	 *
	 * @param list<array{string, string}> $values Translated name and value; two questions may have the same title.
	 */
	public static function of( string $id, array $values ): self {
		$fields = [];
		foreach ( $values as [ $name, $value ] ) {
			if ( $value !== '' ) {
				$fields[] = [
					'name'  => $name,
					'value' => $value,
				];
			}
		}
		return new self( $id, $fields );
	}
}
