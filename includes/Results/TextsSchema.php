<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Responses\TextFilter;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;

/**
 * Shape of a page of the texts that visitors wrote to a question. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.5.0
 */
final class TextsSchema {

	/** Longest text that is searched for; the search field has the same limit. */
	public const SEARCH_LENGTH = 200;

	/** Names of what is known beside a text. */
	public const EXTRA = [
		'name'     => true,
		'language' => true,
	];

	/**
	 * A page of texts.
	 *
	 * @return ObjectSchema
	 */
	public static function page(): array {
		return JsonSchema::object(
			[
				'items'      => JsonSchema::listOf( self::text() ),
				'pagination' => Pagination::schema(),
				'is_capped'  => JsonSchema::described(
					JsonSchema::YES_NO,
					'Whether the search, or the filter by language, was limited to the newest responses.'
				),
				'searched'   => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'How many of the newest responses were searched; null for all of the range.',
				],
			]
		);
	}

	/**
	 * The argument that says which texts.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, mixed>
	 */
	public static function kind(): array {
		return [
			'default'     => TextFilter::TEXT,
			'description' => 'The answers, or the comments that were written beside them.',
		] + JsonSchema::word( TextFilter::KINDS );
	}

	/**
	 * The argument that says what to search for.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, mixed>
	 */
	public static function search(): array {
		return [
			'type'        => 'string',
			'maxLength'   => self::SEARCH_LENGTH,
			'default'     => '',
			'description' => 'A part of the text, in any case.',
		];
	}

	/**
	 * What is known beside a text.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string, mixed>
	 */
	public static function extra(): array {
		return JsonSchema::object(
			[
				'name'     => JsonSchema::described( JsonSchema::TEXT, 'Beside an email address, where it was requested and given.' ),
				'language' => JsonSchema::described( JsonSchema::TEXT, 'In which the survey was shown, such as de_DE; absent for one language.' ),
			],
			[]
		);
	}

	/**
	 * One text.
	 *
	 * @return ObjectSchema
	 */
	private static function text(): array {
		return JsonSchema::object(
			[
				'value'       => JsonSchema::TEXT,
				'date'        => JsonSchema::MOMENT,
				'response_id' => JsonSchema::COUNT,
				'score'       => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'The number that a comment was written beside; null for other questions.',
				],
				'extra'       => self::extra(),
			]
		);
	}
}
