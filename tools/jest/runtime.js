/**
 * Jest's runtime, which compiles each module once per process instead of once per test file: the compiled script runs
 * in the environment of each file. Jest compiles for one environment, so that V8 neither reuses the script nor the
 * code of the functions that ran before.
 */
const { Script } = require( 'node:vm' );
const { default: JestRuntime } = require( 'jest-runtime' );

/** Path → what was compiled for it. */
const compiled = new Map();

/**
 * The script of a module.
 *
 * @param {string} source   What Babel made of it, or its own text.
 * @param {string} filename Its path.
 * @param {string} opening  The beginning of the function around it.
 * @return {Script} Evaluates to that function.
 */
function scriptOf( source, filename, opening ) {
	const known = compiled.get( filename );
	if ( known?.source === source && known.opening === opening ) {
		return known.script;
	}
	const script = new Script( `${ opening }${ source }\n})`, {
		filename,
		// Source maps count from the module's first character.
		columnOffset: -opening.length,
	} );
	compiled.set( filename, { source, opening, script } );
	return script;
}

module.exports = class Runtime extends JestRuntime {
	constructor( ...args ) {
		super( ...args );
		const { executor } = this;
		const compile = executor.compile.bind( executor );
		const opening = `(function(${ executor.injectedModuleParameters.join( ',' ) }){`;
		executor.compile = ( source, filename ) => {
			const context = this._environment.getVmContext();
			if ( context === null || ! filename.startsWith( '/' ) ) {
				return compile( source, filename );
			}
			try {
				return scriptOf( source, filename, opening ).runInContext(
					context
				);
			} catch {
				// Jest explains errors of syntax.
				return compile( source, filename );
			}
		};
	}
};
