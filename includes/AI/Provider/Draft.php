<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Mood;
use UserFeedback\AI\Quote;
use UserFeedback\AI\Redaction;
use UserFeedback\AI\SummaryFailed;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;

/**
 * What an AI service said of one chunk, or of several after they were joined. Nothing of it is trusted: it is read as JSON in one form, as plain
 * text without links, and whatever does not rest on responses of the chunk is dropped.
 *
 * @phpstan-type DraftPoint array{text: string, ids: non-empty-list<int>}
 * @phpstan-type DraftTheme array{title: string, mood: Mood, ids: non-empty-list<int>, quotes: list<Quote>}
 * @since 0.5.0
 */
final class Draft {

	private const MOST_POINTS = 4;
	private const MOST_THEMES = 8;
	private const MOST_QUOTES = 3;

	private const POINT_LENGTH = 400;
	private const TITLE_LENGTH = 80;
	private const QUOTE_LENGTH = 300;

	/**
	 * @param list<DraftPoint> $points
	 * @param list<DraftTheme> $themes
	 */
	private function __construct(
		public readonly array $points,
		public readonly array $themes
	) {}

	/**
	 * Reads a summary of a chunk.
	 *
	 * @throws SummaryFailed When it is something else, or nothing of it rests on a response.
	 */
	public static function ofChunk( string $said, Chunk $chunk ): self {
		$data = self::decode( $said );
		return self::checked(
			self::points( $data, static fn ( array $point ) => $chunk->known( self::list( $point, 'responses' ) ) ),
			self::themes(
				$data,
				static fn ( array $theme ) => $chunk->known( self::list( $theme, 'responses' ) ),
				static fn ( array $theme ) => self::quotes( $theme, $chunk )
			)
		);
	}

	/**
	 * Reads how several drafts are to be joined.
	 *
	 * @param self $all All points and themes, whose numbers the service was given: their place, from 1.
	 * @throws SummaryFailed When it is something else, or nothing of it is joined from these.
	 */
	public static function ofMerge( string $said, self $all ): self {
		$data = self::decode( $said );
		return self::checked(
			self::points( $data, static fn ( array $point ) => self::ids( self::parts( $point, $all->points ) ) ),
			self::themes(
				$data,
				static fn ( array $theme ) => self::ids( self::parts( $theme, $all->themes ) ),
				static fn ( array $theme ) => array_merge( ...array_column( self::parts( $theme, $all->themes ), 'quotes' ) )
			)
		);
	}

	/**
	 * Several drafts one after the other.
	 *
	 * @param list<self> $drafts
	 */
	public static function together( array $drafts ): self {
		return new self(
			array_merge( ...array_map( static fn ( self $draft ) => $draft->points, $drafts ) ),
			array_merge( ...array_map( static fn ( self $draft ) => $draft->themes, $drafts ) )
		);
	}

	/**
	 * As it is sent to be joined.
	 *
	 * @return array{
	 *     points: list<array{n: int, text: string, responses: int}>,
	 *     themes: list<array{n: int, title: string, mood: string, responses: int}>
	 * }
	 */
	public function numbered(): array {
		return [
			'points' => array_map(
				static fn ( array $point, int $index ) => [
					'n'         => $index + 1,
					'text'      => $point['text'],
					'responses' => count( $point['ids'] ),
				],
				$this->points,
				array_keys( $this->points )
			),
			'themes' => array_map(
				static fn ( array $theme, int $index ) => [
					'n'         => $index + 1,
					'title'     => $theme['title'],
					'mood'      => $theme['mood']->value,
					'responses' => count( $theme['ids'] ),
				],
				$this->themes,
				array_keys( $this->themes )
			),
		];
	}

	/**
	 * @return array<mixed>
	 */
	private static function decode( string $said ): array {
		return SaidJson::object( $said ) ?? throw SummaryFailed::unreadable();
	}

	/**
	 * @param list<DraftPoint> $points
	 * @param list<DraftTheme> $themes
	 */
	private static function checked( array $points, array $themes ): self {
		if ( $points === [] && $themes === [] ) {
			throw SummaryFailed::unreadable();
		}
		usort( $themes, static fn ( array $a, array $b ) => count( $b['ids'] ) <=> count( $a['ids'] ) );
		return new self( array_slice( $points, 0, self::MOST_POINTS ), array_slice( $themes, 0, self::MOST_THEMES ) );
	}

	/**
	 * @param array<mixed>                       $data
	 * @param callable(array<mixed>): list<int> $ids
	 * @return list<DraftPoint>
	 */
	private static function points( array $data, callable $ids ): array {
		$points = [];
		foreach ( self::objects( $data, 'points' ) as $point ) {
			$text  = self::plain( Cast::at( $point, 'text' ), self::POINT_LENGTH );
			$found = $ids( $point );
			if ( $text !== '' && $found !== [] ) {
				$points[] = [
					'text' => $text,
					'ids'  => $found,
				];
			}
		}
		return $points;
	}

	/**
	 * @param array<mixed>                         $data
	 * @param callable(array<mixed>): list<int>   $ids
	 * @param callable(array<mixed>): list<Quote> $quotes
	 * @return list<DraftTheme>
	 */
	private static function themes( array $data, callable $ids, callable $quotes ): array {
		$themes = [];
		foreach ( self::objects( $data, 'themes' ) as $theme ) {
			$title = self::plain( Cast::at( $theme, 'title' ), self::TITLE_LENGTH );
			$found = $ids( $theme );
			if ( $title !== '' && $found !== [] ) {
				$themes[] = [
					'title'  => $title,
					'mood'   => Mood::tryFrom( Cast::string( Cast::at( $theme, 'mood' ) ) ) ?? Mood::Unknown,
					'ids'    => $found,
					'quotes' => array_slice( $quotes( $theme ), 0, self::MOST_QUOTES ),
				];
			}
		}
		return $themes;
	}

	/**
	 * @param array<mixed> $theme
	 * @return list<Quote>
	 */
	private static function quotes( array $theme, Chunk $chunk ): array {
		$quotes = [];
		foreach ( self::objects( $theme, 'quotes' ) as $quote ) {
			$words = mb_substr( Cast::string( Cast::at( $quote, 'text' ) ), 0, self::QUOTE_LENGTH, 'UTF-8' );
			$found = $chunk->find( Cast::int( Cast::at( $quote, 'response' ) ), $words );
			if ( $found !== null ) {
				$quotes[] = $found;
			}
		}
		return $quotes;
	}

	/**
	 * What a joined point or theme is joined from.
	 *
	 * @template T of array<mixed>
	 * @param array<mixed> $item
	 * @param list<T>      $all
	 * @return list<T>
	 */
	private static function parts( array $item, array $all ): array {
		$numbers = array_unique( array_filter( self::list( $item, 'parts' ), is_int( ... ) ) );
		return array_values( array_filter( array_map( static fn ( int $number ) => $all[ $number - 1 ] ?? null, $numbers ) ) );
	}

	/**
	 * The responses behind several points or themes, each once.
	 *
	 * @param list<array{ids: non-empty-list<int>}|DraftPoint|DraftTheme> $parts
	 * @return list<int>
	 */
	private static function ids( array $parts ): array {
		return array_values( array_unique( array_merge( ...array_column( $parts, 'ids' ) ) ) );
	}

	/**
	 * @param array<mixed> $data
	 * @return list<array<mixed>>
	 */
	private static function objects( array $data, string $name ): array {
		return array_values( array_filter( self::list( $data, $name ), is_array( ... ) ) );
	}

	/**
	 * @param array<mixed> $data
	 * @return list<mixed>
	 */
	private static function list( array $data, string $name ): array {
		$list = $data[ $name ] ?? null;
		return is_array( $list ) ? array_values( $list ) : [];
	}

	private static function plain( mixed $text, int $length ): string {
		$plain = Text::line( Redaction::clean( is_string( $text ) ? $text : '' ) );
		return $plain === Redaction::MARK ? '' : mb_substr( $plain, 0, $length, 'UTF-8' );
	}
}
