<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Closure;
use JsonException;
use UnexpectedValueException;
use WP_CLI;

/**
 * Base class of all WP-CLI commands. Before one runs, Plugin refuses a user of `--user` who lacks its capability; without `--user` it may do
 * everything (Access\Rights). Public methods that are not static are subcommands.
 *
 * @since 0.7.0
 */
abstract class Command {

	/**
	 * What every subcommand requires at least, one of Model\Capability::ALL.
	 */
	abstract public static function capability(): string;

	/**
	 * Returns what the work returns; a refusal ends the command with its message and the fields at fault.
	 *
	 * @template Result
	 * @param Closure(): Result $work
	 * @return Result
	 */
	protected static function attempt( Closure $work ): mixed {
		try {
			return $work();
		} catch ( DomainError $error ) {
			$fields = array_map( static fn ( FieldError $field ) => "$field->field: $field->message", $error->errors );
			$isSame = count( $fields ) === 1 && $error->errors[0]->message === $error->getMessage();
			WP_CLI::error( implode( "\n", $isSame ? $fields : [ $error->getMessage(), ...$fields ] ) );
		} catch ( TemporaryFailure $failure ) {
			WP_CLI::error( $failure->refusal()->getMessage() );
		}
	}

	/**
	 * An ID among the arguments. Anything else than a whole number ends the command.
	 *
	 * @since 0.7.0
	 *
	 * @param string $name Of the argument, as in its documentation.
	 */
	final protected static function id( string $text, string $name = 'id' ): int {
		// A longer number than PHP has becomes PHP_INT_MAX, which nothing has as its ID.
		if ( ! ctype_digit( $text ) || (int) $text < 1 ) {
			/* translators: 1: name of an argument, 2: what was entered. */
			WP_CLI::error( sprintf( __( '%1$s: “%2$s” is not an ID. Enter a whole number such as 12.', 'userfeedback' ), $name, $text ) );
		}
		return (int) $text;
	}

	/**
	 * The IDs in a list of arguments, each once.
	 *
	 * @since 0.7.0
	 *
	 * @param list<string> $texts
	 * @return list<int>
	 */
	final protected static function ids( array $texts ): array {
		return array_values( array_unique( array_map( static fn ( string $text ) => self::id( $text ), $texts ) ) );
	}

	/**
	 * An option that is a whole number. Anything else ends the command.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, string|bool> $options
	 */
	final protected static function number( array $options, string $name, int $default, int $max = PHP_INT_MAX ): int {
		$text = (string) ( $options[ $name ] ?? $default );
		if ( ! ctype_digit( $text ) || (int) $text < 1 || (int) $text > $max ) {
			WP_CLI::error(
				$max === PHP_INT_MAX
					/* translators: %s: name of an option. */
					? sprintf( __( '--%s must be a whole number, 1 or more.', 'userfeedback' ), $name )
					/* translators: 1: name of an option, 2: greatest number. */
					: sprintf( __( '--%1$s must be a whole number from 1 to %2$d.', 'userfeedback' ), $name, $max )
			);
		}
		return (int) $text;
	}

	/**
	 * Prints records in the format of --format (table, csv, json, yaml, ids or count) with the fields of --fields.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, string|bool>      $options
	 * @param list<array<string, mixed>>      $items     Each with all fields; the first one is printed by the format ids.
	 * @param list<string>                    $available All fields, at least one.
	 * @param list<string>                    $default   Fields without --fields; all if it is empty.
	 */
	final protected static function printItems( array $options, array $items, array $available, array $default = [] ): void {
		$format = (string) ( $options['format'] ?? 'table' );
		$fields = self::fields( $options, $available, $default );
		match ( $format ) {
			'count' => WP_CLI::line( (string) count( $items ) ),
			'ids' => WP_CLI::line( implode( ' ', array_map( static fn ( array $item ) => Cast::string( $item[ $available[0] ] ), $items ) ) ),
			default => WP_CLI\Utils\format_items( $format, $items, $fields ),
		};
	}

	/**
	 * Prints one record: as rows of field and value, or as an object in JSON and YAML.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, string|bool> $options
	 * @param array<string, mixed>       $item
	 */
	final protected static function printItem( array $options, array $item ): void {
		$format = (string) ( $options['format'] ?? 'table' );
		$fields = self::fields( $options, array_keys( $item ) );
		$chosen = array_replace( array_flip( $fields ), array_intersect_key( $item, array_flip( $fields ) ) );
		if ( in_array( $format, [ 'json', 'yaml' ], true ) ) {
			WP_CLI::print_value( $chosen, [ 'format' => $format ] );
			return;
		}
		$row = static fn ( string $field, mixed $value ) => [
			'field' => $field,
			'value' => is_array( $value ) ? Json::encode( $value ) : $value,
		];
		WP_CLI\Utils\format_items( $format, array_map( $row, array_keys( $chosen ), $chosen ), [ 'field', 'value' ] );
	}

	/**
	 * The object in a JSON file. A file that cannot be read, or is no JSON object, ends the command.
	 *
	 * @since 0.7.0
	 *
	 * @param string       $path     "-" for the standard input.
	 * @param positive-int $maxBytes Of a larger file, only so much is read, and the command ends.
	 * @return array<mixed>
	 */
	final protected static function readJson( string $path, int $maxBytes ): array {
		$value = self::decodeFile( $path, $maxBytes );
		if ( $value === null || ( $value !== [] && array_is_list( $value ) ) ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( 'The file %s must contain a JSON object.', 'userfeedback' ), self::fileName( $path ) ) );
		}
		return $value;
	}

	/**
	 * The list in a JSON file, as readJson().
	 *
	 * @since 0.7.0
	 *
	 * @param positive-int $maxBytes
	 * @return list<mixed>
	 */
	final protected static function readJsonList( string $path, int $maxBytes ): array {
		$value = self::decodeFile( $path, $maxBytes );
		if ( $value === null || ! array_is_list( $value ) ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( 'The file %s must contain a JSON list.', 'userfeedback' ), self::fileName( $path ) ) );
		}
		return $value;
	}

	/**
	 * @param positive-int $maxBytes
	 * @return array<mixed>|null Null for JSON that is neither a list nor an object.
	 */
	private static function decodeFile( string $path, int $maxBytes ): ?array {
		$name   = self::fileName( $path );
		$isFile = $path === '-' || ( file_exists( $path ) && ! is_dir( $path ) );
		$text   = $isFile ? @file_get_contents( $path === '-' ? 'php://stdin' : $path, false, null, 0, $maxBytes + 1 ) : false;
		if ( $text === false ) {
			/* translators: %s: path of a file. */
			WP_CLI::error( sprintf( __( 'The file %s cannot be read.', 'userfeedback' ), $name ) );
		}
		if ( strlen( $text ) > $maxBytes ) {
			/* translators: 1: path of a file, 2: greatest size in kilobytes. */
			WP_CLI::error( sprintf( __( 'The file %1$s is larger than %2$d KB.', 'userfeedback' ), $name, intdiv( $maxBytes, 1024 ) ) );
		}
		try {
			// Some editors begin a file with a byte order mark.
			return Json::decode( (string) preg_replace( '/^\xEF\xBB\xBF/', '', $text ) );
		} catch ( JsonException $error ) {
			/* translators: 1: path of a file, 2: what is wrong with it. */
			WP_CLI::error( sprintf( __( 'The file %1$s is not JSON: %2$s.', 'userfeedback' ), $name, $error->getMessage() ) );
		} catch ( UnexpectedValueException ) {
			return null;
		}
	}

	private static function fileName( string $path ): string {
		return $path === '-' ? 'STDIN' : $path;
	}

	/**
	 * The fields of --fields. An unknown one ends the command.
	 *
	 * @param array<string, string|bool> $options
	 * @param list<string>               $available
	 * @param list<string>               $default
	 * @return list<string>
	 */
	private static function fields( array $options, array $available, array $default = [] ): array {
		if ( ! isset( $options['fields'] ) ) {
			return $default === [] ? $available : $default;
		}
		$wanted  = array_map( trim( ... ), explode( ',', (string) $options['fields'] ) );
		$unknown = array_diff( $wanted, $available );
		if ( $unknown !== [] ) {
			/* translators: 1: name of a field, 2: a list of names. */
			$text = __( '--fields: there is no field “%1$s”. Choose from: %2$s.', 'userfeedback' );
			WP_CLI::error( sprintf( $text, (string) reset( $unknown ), implode( ', ', $available ) ) );
		}
		return $wanted;
	}
}
