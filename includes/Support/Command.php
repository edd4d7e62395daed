<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use Closure;
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
			WP_CLI::error( implode( "\n", [ $error->getMessage(), ...$fields ] ) );
		} catch ( TemporaryFailure $failure ) {
			WP_CLI::error( $failure->refusal()->getMessage() );
		}
	}
}
