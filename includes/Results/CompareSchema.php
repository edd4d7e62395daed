<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * What a comparison of two groups of visitors looks like. Needs no WordPress, so that the types can be generated without one.
 *
 * @since 0.5.0
 */
final class CompareSchema {

	/**
	 * Two groups side by side. Each `groups` has that of `a`, then that of `b`.
	 *
	 * @return array<string, mixed>
	 */
	public static function comparison(): array {
		$group = JsonSchema::object(
			[
				'value'     => JsonSchema::described( JsonSchema::TEXT, 'As it was sent.' ),
				'responses' => JsonSchema::COUNT,
			]
		);
		return JsonSchema::object(
			[
				'by'        => JsonSchema::word( CompareService::BY ),
				'groups'    => JsonSchema::listOf( $group ),
				'newest'    => JsonSchema::described( JsonSchema::COUNT, 'Only so many of the newest responses of the range are read.' ),
				'is_capped' => JsonSchema::described( JsonSchema::YES_NO, 'Whether the range has more responses than that.' ),
				'questions' => JsonSchema::described( JsonSchema::listOf( self::question() ), 'Those that are counted by value.' ),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function question(): array {
		$stats  = QuestionStatsSchema::question()['properties'];
		$names  = array_flip( [ 'total_answers', 'is_few', 'average', 'average_interval', 'nps' ] );
		$group  = JsonSchema::object( array_intersect_key( $stats, $names ) );
		$share  = array_intersect_key( QuestionStatsSchema::option()['properties'], array_flip( [ 'count', 'share', 'low', 'high' ] ) );
		$differ = JsonSchema::described(
			JsonSchema::YES_NO,
			'Whether the groups differ by more than chance would explain, with as many rows as are compared (Holm); false with few answers.'
		);
		$option = [
			'id'             => JsonSchema::described( JsonSchema::TEXT, 'Of the option, whatever its label.' ),
			'label'          => JsonSchema::described( JsonSchema::TEXT, 'The newest one.' ),
			'groups'         => JsonSchema::listOf( JsonSchema::object( $share ) ),
			'is_significant' => $differ,
		];
		return JsonSchema::object(
			[
				'id'             => JsonSchema::TEXT,
				'title'          => JsonSchema::TEXT,
				'type'           => JsonSchema::TEXT,
				'groups'         => JsonSchema::listOf( $group ),
				'options'        => JsonSchema::listOf( JsonSchema::object( $option ) ),
				'is_significant' => JsonSchema::described( $differ, 'Of the score, or else the average.' ),
			]
		);
	}
}
