<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;

/**
 * A section in the survey's JSON of settings or notifications: its path is settings.<name> or notifications.<name>.
 *
 * A subclass gives path, schema and default; it overrides what differs.
 *
 * @since 0.2.0
 */
abstract class JsonSection implements SettingSection {

	/**
	 * The value of a survey that has none, and its missing fields. Filled in on each read: a text is in the reader's language, and a new
	 * field reaches older surveys.
	 */
	abstract protected function default(): mixed;

	public function read( Survey $survey ): mixed {
		$stored = $this->group( $survey )[ $this->name() ] ?? null;
		return $stored === null ? $this->default() : self::filled( $stored, $this->default() );
	}

	public function write( Survey $survey, mixed $value ): Survey {
		$values = array_replace( $this->group( $survey ), [ $this->name() => $value ] );
		$values = array_filter( $values, static fn ( mixed $of ) => $of !== null );
		return $survey->with( ...[ $this->isNotification() ? 'notifications' : 'settings' => $values ] );
	}

	public function initial(): mixed {
		return null;
	}

	public function isCopied(): bool {
		return true;
	}

	/**
	 * Texts without control characters and broken bytes, their lines trimmed.
	 */
	public function normalize( mixed $value ): mixed {
		return self::tidied( $value );
	}

	public function errors( mixed $value ): array {
		return [];
	}

	public function features(): array {
		return [];
	}

	/**
	 * A field is used when it changes to something else than its default.
	 */
	public function uses( string $field, mixed $before, mixed $after ): bool {
		$names = $field === '' ? [] : explode( '.', $field );
		$value = Cast::at( $after, ...$names );
		return $value !== Cast::at( $before, ...$names ) && $value !== Cast::at( $this->default(), ...$names );
	}

	public function masked( mixed $value ): mixed {
		return $value;
	}

	public function visitorSchema(): ?array {
		return null;
	}

	public function visitorValue( mixed $value ): mixed {
		return $value;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function group( Survey $survey ): array {
		return $this->isNotification() ? $survey->notifications : $survey->settings;
	}

	private function isNotification(): bool {
		return str_starts_with( $this->path(), SettingSections::NOTIFICATIONS . '.' );
	}

	private function name(): string {
		return substr( (string) strrchr( $this->path(), '.' ), 1 );
	}

	private static function tidied( mixed $value ): mixed {
		return match ( true ) {
			is_string( $value ) => Text::lines( $value ),
			is_array( $value )  => array_map( self::tidied( ... ), $value ),
			default             => $value,
		};
	}

	/**
	 * A stored value with what it lacks of its default; lists are whole.
	 */
	private static function filled( mixed $stored, mixed $default ): mixed {
		if ( ! is_array( $stored ) || ! is_array( $default ) || array_is_list( $default ) ) {
			return $stored;
		}
		foreach ( $default as $name => $value ) {
			$stored[ $name ] = array_key_exists( $name, $stored ) ? self::filled( $stored[ $name ], $value ) : $value;
		}
		return $stored;
	}
}
