<?php
/**
 * Plugin Name: Cluster
 * Description: What tests/cluster needs of its site: the administrator for whoever knows the key, a job for some of the responses, and the page
 * caches of both servers emptied when what visitors see has changed.
 */

declare( strict_types=1 );

use UserFeedback\Database\Job;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\NewJob;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Responses\ResponseStored;
use UserFeedback\Responses\ResponseSubscriber;

if ( hash_equals( (string) constant( 'CLUSTER_KEY' ), (string) ( $_SERVER['HTTP_X_CLUSTER_ADMIN'] ?? '' ) ) ) {
	// Not the first id: each node of a cluster gives ids of its own.
	add_filter( 'determine_current_user', static fn () => get_user_by( 'login', 'admin' )->ID ?? 0, 100 );
	add_filter( 'rest_authentication_errors', static fn ( $result ) => $result ?? true, 5 );
	/**
	 * Instead of WordPress' own, which asks for the cookie of a login.
	 */
	function auth_redirect(): void {} // phpcs:ignore Generic.NamingConventions.CamelCapsFunctionName -- The name is WordPress'.
}

// What a host's own page cache does; Nginx Helper and its like empty the cache of one server only.
add_action(
	'userfeedback_purge_pages',
	static function (): void {
		foreach ( (array) constant( 'CLUSTER_PAGES' ) as $folder ) {
			foreach ( glob( "$folder/*/*/*" ) ?: [] as $page ) {
				// Another purge may have removed it.
				@unlink( $page );
			}
		}
	}
);

add_action(
	'userfeedback_register',
	static function ( Extensions $extensions ): void {
		$extensions->responseSubscriber(
			new class() implements ResponseSubscriber {
				public function jobs( ResponseStored $stored ): iterable {
					if ( $stored->responseId % 20 < 3 ) {
						yield new NewJob( 'cluster-probe', [ 'response' => $stored->responseId ] );
					}
				}
			}
		);
		$extensions->jobHandler(
			new class() implements JobHandler {
				public function kind(): string {
					return 'cluster-probe';
				}

				public function handle( Job $job ): void {
					global $wpdb;
					$id   = (int) $job->payload['response'];
					$row  = $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE id = %d', "{$wpdb->prefix}ufb_responses", $id ) );
					$line = "$job->id $id " . getenv( 'CLUSTER_NODE' ) . " $row\n";
					file_put_contents( dirname( ABSPATH ) . '/jobs.log', $line, FILE_APPEND | LOCK_EX );
				}
			}
		);
	}
);
