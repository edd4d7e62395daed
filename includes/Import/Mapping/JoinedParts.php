<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;

/**
 * The parts of a column whose cells may hold several chosen options, joined by commas or semicolons.
 *
 * @phpstan-type PartsState array{parts: array<int|string, int>, joined: int, is_over: bool}
 * @since 0.7.0
 */
final class JoinedParts {

	/** Share of the parts that must occur in different combinations: the parts of sentences do not. */
	private const REPEATED = 0.7;

	/** A part that occurs in different cells. */
	private const SEVERAL = -1;

	/** @var array<int|string, int> Part → checksum of the only cell value with it, or SEVERAL. */
	private array $parts;

	/** Different cell values with more than one part. */
	private int $joined;

	private bool $isOver;

	/**
	 * @param string          $separator A comma or a semicolon.
	 * @param PartsState|null $state     As state() made it; null for none.
	 */
	public function __construct( public readonly string $separator, ?array $state = null ) {
		$this->parts  = $state['parts'] ?? [];
		$this->joined = $state['joined'] ?? 0;
		$this->isOver = $state['is_over'] ?? false;
	}

	/**
	 * @return PartsState
	 */
	public function state(): array {
		return [
			'parts'   => $this->parts,
			'joined'  => $this->joined,
			'is_over' => $this->isOver,
		];
	}

	/**
	 * The parts of a cell.
	 *
	 * @return list<string>
	 */
	public static function split( string $cell, string $separator ): array {
		if ( $separator === '' ) {
			return [ $cell ];
		}
		// After a comma a space: "$25,000" is one part.
		$parts = $separator === ',' ? explode( ', ', $cell ) : explode( $separator, $cell );
		return array_values( array_filter( array_map( trim( ... ), $parts ), static fn ( string $part ) => $part !== '' ) );
	}

	/**
	 * Adds a value of a cell that was not added before; again does no harm.
	 */
	public function add( string $value ): void {
		if ( $this->isOver ) {
			return;
		}
		$parts = self::split( $value, $this->separator );
		$count = count( $parts );
		if ( $count > ChoiceForm::MAX_OPTIONS || count( array_unique( $parts ) ) < $count ) {
			$this->end();
			return;
		}
		$sum = crc32( $value );
		foreach ( $parts as $part ) {
			if ( Text::length( $part ) > ChoiceForm::MAX_LABEL_LENGTH || str_contains( $part, "\n" ) ) {
				$this->end();
				return;
			}
			$this->parts[ $part ] = isset( $this->parts[ $part ] ) && $this->parts[ $part ] !== $sum ? self::SEVERAL : $sum;
		}
		$this->joined += $count > 1 ? 1 : 0;
		if ( count( $this->parts ) > ChoiceForm::MAX_OPTIONS ) {
			$this->end();
		}
	}

	/**
	 * Whether the parts are options of which several may be chosen.
	 */
	public function areOptions(): bool {
		$repeated = count( array_keys( $this->parts, self::SEVERAL, true ) );
		return $this->canBeSplit() && $this->joined > 1 && $repeated >= 2 && $repeated >= self::REPEATED * count( $this->parts );
	}

	/**
	 * Whether the parts can be options: they are few and short, and some cell has several.
	 */
	public function canBeSplit(): bool {
		return ! $this->isOver && $this->joined > 0;
	}

	/**
	 * The parts in the order in which they were found.
	 *
	 * @return list<string>
	 */
	public function options(): array {
		return array_map( strval( ... ), array_keys( $this->parts ) );
	}

	private function end(): void {
		$this->isOver = true;
		$this->parts  = [];
	}
}
