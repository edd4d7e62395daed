<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Model\Question;
use UserFeedback\Support\Json;

/**
 * Questions as a JSON column holds them.
 */
final class StoredQuestions {

	/**
	 * Reads a column.
	 *
	 * @return list<Question>
	 */
	public static function decode( string $json ): array {
		/** @var list<array<string, mixed>> $items */
		$items = Json::decode( $json );
		return array_map( Question::fromArray( ... ), $items );
	}
}
