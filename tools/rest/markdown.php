<?php
/**
 * docs/rest.md: the REST API for readers.
 */

declare( strict_types=1 );

/**
 * @param list<array<string, mixed>> $endpoints See restEndpoints().
 * @param array<string, string>      $names     See restComponents().
 */
function restMarkdown( array $endpoints, array $names ): string {
	$parts   = [ trim( (string) file_get_contents( __DIR__ . '/introduction.md' ) ) ];
	$section = '';
	foreach ( $endpoints as $endpoint ) {
		if ( $endpoint['section'] !== $section ) {
			$section = $endpoint['section'];
			$parts[] = "## $section";
		}
		$parts[] = restCallText( $endpoint, $names );
	}
	$parts[] = trim( (string) file_get_contents( __DIR__ . '/actions.md' ) );
	return implode( "\n\n", $parts ) . "\n";
}

/**
 * @param array<string, mixed>  $endpoint
 * @param array<string, string> $names
 */
function restCallText( array $endpoint, array $names ): string {
	$lines   = [];
	$lines[] = "### {$endpoint['verb']} `" . ltrim( $endpoint['path'], '/' ) . '`';
	$lines[] = '';
	$lines[] = 'Who: ' . restWho( $endpoint['who'] ) . '. ' . rtrim( $endpoint['what'], '.' ) . '.';
	$lines[] = '';
	if ( $endpoint['args'] !== [] ) {
		$lines[] = $endpoint['in'] === 'query' ? '| query | type | |' : '| body | type | |';
		$lines[] = '|---|---|---|';
		foreach ( $endpoint['args'] as $name => $argument ) {
			$mark    = ( $argument['required'] ?? false ) === true ? ' (required)' : '';
			$about   = [ rtrim( (string) ( $argument['description'] ?? '' ), '.' ), restDefault( $argument ) ];
			$cells   = array_map( restCell( ... ), [ restType( $argument, $names ), implode( '. ', array_filter( $about ) ) ] );
			$lines[] = "| `$name`$mark | $cells[0] | $cells[1] |";
		}
		$lines[] = '';
	}
	$answers = [];
	foreach ( $endpoint['answers'] as $status => $schema ) {
		$answers[ $schema === null ? 'nothing' : restType( $schema, $names ) ][] = $status;
	}
	$texts = [];
	foreach ( $answers as $text => $statuses ) {
		$texts[] = implode( ' or ', $statuses ) . " with $text";
	}
	$lines[] = 'Answers ' . implode( ', ', $texts ) . '.';
	return implode( "\n", $lines );
}

/**
 * Who may use a route, by its value in tests/fixtures/capabilities.json.
 */
function restWho( string $who ): string {
	return match ( $who ) {
		'public' => 'anybody',
		'any' => 'any capability of the plugin',
		'edit_and_view' => '`userfeedback_edit_surveys` and `userfeedback_view_results`',
		default => "`$who`",
	};
}

/**
 * A schema in a few words.
 *
 * @param array<string, mixed>  $schema
 * @param array<string, string> $names
 */
function restType( array $schema, array $names ): string {
	$whole = (array) restSchema( [ 'required' => is_bool( $schema['required'] ?? null ) ? [] : $schema['required'] ?? [] ] + $schema, $names );
	$name  = is_string( $whole['$ref'] ?? null ) ? basename( $whole['$ref'] ) : null;
	if ( $name !== null ) {
		return "`$name`";
	}
	if ( isset( $schema['enum'] ) ) {
		return implode( ', ', array_map( restValue( ... ), (array) $schema['enum'] ) );
	}
	if ( isset( $schema['anyOf'] ) ) {
		return implode( ' or ', array_map( static fn ( mixed $part ) => restType( (array) $part, $names ), (array) $schema['anyOf'] ) );
	}
	$texts = array_map(
		static fn ( mixed $type ) => match ( $type ) {
			'array' => 'list of ' . restType( (array) ( $schema['items'] ?? [] ), $names ),
			'object' => is_array( $schema['properties'] ?? null ) && $schema['properties'] !== []
				? '`{ ' . implode( ', ', array_keys( $schema['properties'] ) ) . ' }`'
				: 'object',
			'integer', 'number' => $type . restRange( $schema ),
			'string' => isset( $schema['maxLength'] ) ? "string, at most {$schema['maxLength']} characters" : 'string',
			default => (string) $type,
		},
		(array) ( $schema['type'] ?? 'any' )
	);
	return implode( ' or ', $texts );
}

/**
 * @param array<string, mixed> $schema
 */
function restRange( array $schema ): string {
	[ 'minimum' => $least, 'maximum' => $most ] = $schema + [
		'minimum' => null,
		'maximum' => null,
	];
	return match ( true ) {
		$least !== null && $most !== null => ", $least to $most",
		$least !== null => " from $least",
		$most !== null => " up to $most",
		default => '',
	};
}

/**
 * @param array<string, mixed> $argument
 */
function restDefault( array $argument ): string {
	$default = $argument['default'] ?? null;
	return $default === null || $default === [] || $default === '' ? '' : 'Default: ' . restValue( $default );
}

/**
 * A value as JSON.
 */
function restValue( mixed $value ): string {
	return '`' . json_encode( $value, JSON_UNESCAPED_SLASHES ) . '`';
}

/**
 * A text in a cell of a table.
 */
function restCell( string $text ): string {
	return str_replace( [ '|', "\n" ], [ '\|', ' ' ], $text );
}
