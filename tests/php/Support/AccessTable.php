<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Who may do what, as tests/fixtures/capabilities.json says: design.md's table, and for each route, action and page the line of it
 * that counts.
 */
final class AccessTable {

	public const ROLES = [ 'anonymous', 'subscriber', 'contributor', 'author', 'editor', 'administrator' ];

	/**
	 * @param array<string, list<string>> $roles   Capability → roles that have it by default.
	 * @param array<string, string>       $routes  Verb and path below the namespace → capability, or any of them, or public.
	 * @param array<string, string>       $actions Hook → capability.
	 * @param array<string, string>       $pages   Slug → capability.
	 */
	private function __construct(
		private readonly array $roles,
		public readonly array $routes,
		public readonly array $actions,
		public readonly array $pages
	) {}

	public static function read(): self {
		/** @var array{roles: array<string, list<string>>, routes: array<string, string>, actions: array<string, string>, pages: array<string, string>} $data */
		$data = wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/capabilities.json', [ 'associative' => true ] );
		return new self( $data['roles'], $data['routes'], $data['actions'], $data['pages'] );
	}

	/**
	 * Whether somebody of this role may do what needs this capability.
	 */
	public function allows( string $role, string $capability ): bool {
		return in_array( $role, $this->roles[ $capability ], true );
	}
}
