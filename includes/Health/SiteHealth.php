<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;

/**
 * The checks as tests of WordPress' Site Health.
 *
 * @phpstan-type Badge array{label: string, color: string}
 * @phpstan-type Result array{label: string, status: string, badge: Badge, description: string, actions: string, test: string}
 * @since 0.7.0
 */
final class SiteHealth {

	public function __construct( private readonly HealthService $health ) {}

	/**
	 * Adds the tests: quick ones for when the screen is created, the others by REST afterwards. WordPress' weekly check runs them, too.
	 *
	 * @param array<string, array<string, array<string, mixed>>> $tests As of the filter site_status_tests.
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public function add( array $tests ): array {
		if ( ! current_user_can( Capability::MANAGE ) && ! wp_doing_cron() ) {
			return $tests;
		}
		foreach ( $this->health->all() as $id => $check ) {
			$run = fn () => $this->result( $check );

			$tests[ $check->isQuick() ? 'direct' : 'async' ][ self::name( $id ) ] = $check->isQuick()
				? [
					'label' => $check->label(),
					'test'  => $run,
				]
				: [
					'label'             => $check->label(),
					'test'              => rest_url( "userfeedback/v1/health/$id" ),
					'has_rest'          => true,
					'async_direct_test' => $run,
				];
		}
		return $tests;
	}

	/**
	 * What a check finds, in the shape of Site Health.
	 *
	 * @return Result
	 */
	public function result( HealthCheck $check ): array {
		$finding = $this->health->run( $check );
		$actions = '';
		foreach ( $finding->links as $url => $text ) {
			$actions .= '<p><a href="' . esc_url( $url ) . '">' . esc_html( $text ) . '</a></p>';
		}
		if ( $finding->isRepairable && $check instanceof RepairableCheck ) {
			$actions .= RepairForm::html( $check );
		}
		return [
			'label'       => esc_html( $finding->title ),
			'status'      => $finding->status,
			'badge'       => [
				'label' => 'UserFeedback',
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( $finding->text() ) . '</p>',
			'actions'     => $actions,
			'test'        => self::name( $check->id() ),
		];
	}

	private static function name( string $id ): string {
		return 'userfeedback_' . str_replace( '-', '_', $id );
	}
}
