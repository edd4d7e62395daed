<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use Closure;
use UserFeedback\Support\DomainError;
use WP_CLI;

/**
 * wp userfeedback recount
 */
final class RecountCommand {

	/**
	 * @param Closure(): Recount $recount Asked only when the command runs.
	 */
	public function __construct( private readonly Closure $recount ) {}

	/**
	 * Counts the figures of surveys anew from their stored answers and mends what is wrong.
	 *
	 * ## OPTIONS
	 *
	 * <id>...
	 * : Ids of surveys.
	 *
	 * @param list<string> $arguments
	 */
	public function __invoke( array $arguments ): void {
		foreach ( $arguments as $id ) {
			try {
				$wasWrong = ( $this->recount )()->run( (int) $id );
			} catch ( DomainError $error ) {
				WP_CLI::error( "$id: {$error->getMessage()}" );
			}
			WP_CLI::log(
				$wasWrong
					/* translators: %d: id of a survey. */
					? sprintf( __( 'Survey %d: figures were wrong and are mended.', 'userfeedback' ), $id )
					/* translators: %d: id of a survey. */
					: sprintf( __( 'Survey %d: every figure was right.', 'userfeedback' ), $id )
			);
		}
	}
}
