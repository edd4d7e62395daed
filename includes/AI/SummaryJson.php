<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\Json;

/**
 * A summary in its column. Read like foreign data: what does not fit is left out.
 *
 * @since 0.5.0
 */
final class SummaryJson {

	/**
	 * The JSON of a summary, without what has columns of its own.
	 */
	public static function write( Summary $summary ): string {
		$data = [
			'provider' => $summary->provider,
			'points'   => $summary->points,
			'themes'   => array_map( self::themeToArray( ... ), $summary->themes ),
			'moods'    => $summary->moods,
			'language' => $summary->language,
			'read'     => $summary->read,
			'whole'    => $summary->isWhole,
		];
		return Json::encode( $data );
	}

	/**
	 * The summary of a row; null if it is damaged.
	 *
	 * @param int $total Published responses when it was made.
	 */
	public static function read( string $source, string $json, int $total ): ?Summary {
		$data = json_decode( $json, true );
		if ( ! is_array( $data ) || ! in_array( $source, [ Summary::AI, Summary::LOCAL ], true ) ) {
			return null;
		}
		return new Summary(
			$source,
			Cast::string( Cast::at( $data, 'provider' ) ),
			array_map( self::point( ... ), self::list( $data, 'points' ) ),
			array_map( static fn ( mixed $theme ) => self::theme( $theme, $source ), self::list( $data, 'themes' ) ),
			[
				'positive' => Cast::int( Cast::at( $data, 'moods', 'positive' ) ),
				'negative' => Cast::int( Cast::at( $data, 'moods', 'negative' ) ),
			],
			Cast::string( Cast::at( $data, 'language' ) ),
			Cast::int( Cast::at( $data, 'read' ) ),
			$total,
			Cast::at( $data, 'whole' ) === true
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function themeToArray( Theme $theme ): array {
		return [
			'title'        => $theme->title,
			'count'        => $theme->count,
			'mood'         => $theme->mood->value,
			'response_ids' => $theme->responseIds,
			'quotes'       => array_map( static fn ( Quote $quote ) => get_object_vars( $quote ), $theme->quotes ),
			'search'       => $theme->search,
		];
	}

	/**
	 * @return array{text: string, response_ids: list<int>}
	 */
	private static function point( mixed $point ): array {
		return [
			'text'         => Cast::string( Cast::at( $point, 'text' ) ),
			'response_ids' => array_map( Cast::int( ... ), self::list( $point, 'response_ids' ) ),
		];
	}

	private static function theme( mixed $theme, string $source ): Theme {
		$mood = Mood::tryFrom( Cast::string( Cast::at( $theme, 'mood' ) ) ) ?? Mood::Unknown;
		return new Theme(
			Cast::string( Cast::at( $theme, 'title' ) ),
			Cast::int( Cast::at( $theme, 'count' ) ),
			// Local summaries were stored as neutral where word lists knew too few words.
			$source === Summary::LOCAL && $mood === Mood::Neutral ? Mood::Unknown : $mood,
			array_map( Cast::int( ... ), self::list( $theme, 'response_ids' ) ),
			array_map( self::quote( ... ), self::list( $theme, 'quotes' ) ),
			Cast::string( Cast::at( $theme, 'search' ) )
		);
	}

	private static function quote( mixed $quote ): Quote {
		return new Quote(
			Cast::int( Cast::at( $quote, 'responseId' ) ),
			Cast::string( Cast::at( $quote, 'questionId' ) ),
			Cast::string( Cast::at( $quote, 'kind' ) ),
			Cast::int( Cast::at( $quote, 'start' ) ),
			Cast::int( Cast::at( $quote, 'length' ) )
		);
	}

	/**
	 * @return list<mixed>
	 */
	private static function list( mixed $data, string $name ): array {
		$list = Cast::at( $data, $name );
		return is_array( $list ) ? array_values( $list ) : [];
	}
}
