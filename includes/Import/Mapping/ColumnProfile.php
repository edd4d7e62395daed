<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\DateReader;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;

/**
 * What a column of a file holds, to find the question that it becomes.
 *
 * @phpstan-import-type PartsState from JoinedParts
 * @phpstan-type ProfileState array{answered: int, values: array<int|string, int>, is_text: bool, samples: list<string>, new: int, length: int,
 *     longest: int, has_lines: bool, is_email: bool, is_number: bool, least: int, most: int, is_id: bool, dates: array<string, int>,
 *     timed: int, commas: PartsState, semicolons: PartsState}
 * @since 0.7.0
 */
final class ColumnProfile {

	private const SAMPLES       = 3;
	private const SAMPLE_LENGTH = 200;

	/** Values of which most must be dates, before the column is not asked any more. */
	private const TRIAL = 20;

	/** Lines with a value. */
	public int $answered = 0;

	/** @var array<int|string, int> Different values with their number; empty once there are too many for options. */
	public array $values = [];

	/** Whether there are more different values than options, or longer ones. */
	public bool $isText = false;

	/** @var list<string> */
	public array $samples = [];

	/** Values that were looked at: the different ones, and all of them once there are too many. */
	public int $new = 0;

	/** Characters of those. */
	public int $length = 0;

	public int $longest   = 0;
	public bool $hasLines = false;

	/** Whether all values are email addresses. */
	public bool $isEmail = true;

	/** Whether all values are whole numbers, from $least to $most. */
	public bool $isNumber = true;
	public int $least     = PHP_INT_MAX;
	public int $most      = PHP_INT_MIN;

	/** Whether all values look like keys of a database. */
	public bool $isId = true;

	/** @var array<string, int> How many of the values are dates, by order. */
	public array $dates = [];

	/** How many of them have a time. */
	public int $timed = 0;

	public JoinedParts $commas;

	public JoinedParts $semicolons;

	/**
	 * @param ProfileState|null $state As state() made it; null for nothing.
	 */
	public function __construct( ?array $state = null ) {
		$this->commas     = new JoinedParts( ',', $state['commas'] ?? null );
		$this->semicolons = new JoinedParts( ';', $state['semicolons'] ?? null );
		if ( $state === null ) {
			return;
		}
		$this->answered = $state['answered'];
		$this->values   = $state['values'];
		$this->isText   = $state['is_text'];
		$this->samples  = $state['samples'];
		$this->new      = $state['new'];
		$this->length   = $state['length'];
		$this->longest  = $state['longest'];
		$this->hasLines = $state['has_lines'];
		$this->isEmail  = $state['is_email'];
		$this->isNumber = $state['is_number'];
		$this->least    = $state['least'];
		$this->most     = $state['most'];
		$this->isId     = $state['is_id'];
		$this->dates    = $state['dates'];
		$this->timed    = $state['timed'];
	}

	/**
	 * @return ProfileState
	 */
	public function state(): array {
		return [
			'answered'   => $this->answered,
			'values'     => $this->values,
			'is_text'    => $this->isText,
			'samples'    => $this->samples,
			'new'        => $this->new,
			'length'     => $this->length,
			'longest'    => $this->longest,
			'has_lines'  => $this->hasLines,
			'is_email'   => $this->isEmail,
			'is_number'  => $this->isNumber,
			'least'      => $this->least,
			'most'       => $this->most,
			'is_id'      => $this->isId,
			'dates'      => $this->dates,
			'timed'      => $this->timed,
			'commas'     => $this->commas->state(),
			'semicolons' => $this->semicolons->state(),
		];
	}

	/**
	 * Counts a value.
	 */
	public function add( string $value ): void {
		++$this->answered;
		if ( isset( $this->values[ $value ] ) ) {
			++$this->values[ $value ];
			return;
		}
		$length = Text::length( $value );
		++$this->new;
		$this->length += $length;
		$this->longest = max( $this->longest, $length );
		$this->addValue( $value, $length );
		$this->addShape( $value, $length );
		$this->addDate( $value, $length );
		$this->commas->add( $value );
		$this->semicolons->add( $value );
	}

	/**
	 * The different values, the most frequent first; none if they are too many for options.
	 *
	 * @return list<string>
	 */
	public function options(): array {
		$values = $this->values;
		arsort( $values );
		return array_map( strval( ... ), array_keys( $values ) );
	}

	/**
	 * What separates the options in cells with several of them; '' if nothing does.
	 */
	public function separator(): string {
		foreach ( [ $this->semicolons, $this->commas ] as $parts ) {
			if ( $parts->areOptions() ) {
				return $parts->separator;
			}
		}
		return match ( true ) {
			$this->semicolons->canBeSplit() => ';',
			$this->commas->canBeSplit()     => ',',
			default                         => '',
		};
	}

	/**
	 * Whether cells hold several options.
	 */
	public function isJoined(): bool {
		return $this->semicolons->areOptions() || $this->commas->areOptions();
	}

	/**
	 * The options in cells with several of them, or the different values.
	 *
	 * @return list<string>
	 */
	public function parts(): array {
		return match ( $this->separator() ) {
			';'     => $this->semicolons->options(),
			','     => $this->commas->options(),
			default => $this->options(),
		};
	}

	/**
	 * Share of the values that are dates, in the order in which most are.
	 */
	public function dateShare(): float {
		return $this->new === 0 || $this->dates === [] ? 0.0 : max( $this->dates ) / $this->new;
	}

	/**
	 * Mean number of characters of a value.
	 */
	public function meanLength(): float {
		return $this->new === 0 ? 0.0 : $this->length / $this->new;
	}

	private function addValue( string $value, int $length ): void {
		if ( count( $this->samples ) < self::SAMPLES ) {
			$this->samples[] = mb_substr( $value, 0, self::SAMPLE_LENGTH );
		}
		if ( $this->isText ) {
			return;
		}
		$this->values[ $value ] = 1;
		// The label of an option is one line.
		if ( $length <= ChoiceForm::MAX_LABEL_LENGTH && ! str_contains( $value, "\n" ) && count( $this->values ) <= ChoiceForm::MAX_OPTIONS ) {
			return;
		}

		$this->isText = true;
		$this->values = [];
	}

	private function addShape( string $value, int $length ): void {
		$this->hasLines = $this->hasLines || str_contains( $value, "\n" );
		if ( $this->isNumber ) {
			$this->isNumber = preg_match( '/^-?\d{1,9}$/D', $value ) === 1;
			$this->least    = min( $this->least, (int) $value );
			$this->most     = max( $this->most, (int) $value );
		}
		$this->isEmail = $this->isEmail && is_email( $value ) !== false;
		$this->isId    = $this->isId && $length <= 64 && preg_match( '/^[\w.:-]+$/D', $value ) === 1;
	}

	private function addDate( string $value, int $length ): void {
		if ( $length > 60 || ( $this->new > self::TRIAL && $this->dateShare() < 0.5 ) ) {
			return;
		}
		$orders = DateReader::orders( $value );
		foreach ( $orders as $order ) {
			$this->dates[ $order ] = ( $this->dates[ $order ] ?? 0 ) + 1;
		}
		$this->timed += $orders !== [] && DateReader::hasTime( $value ) ? 1 : 0;
	}
}
